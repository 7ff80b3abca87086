// @expect unknown
// @flags --check=assert --engine=order
// What the thread returns has 8 bytes, and is written to 4, in each execution.
#include <assert.h>
#include <pthread.h>

void *thread(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  int result = 8;
  pthread_create(&t, 0, thread, 0);
  pthread_join(t, (void **)&result); // want "no known object"
  assert(result == 8);
  return 0;
}

// @expect verified
// @flags --check=assert --engine=order
// What the thread returns is written to an object as large.
#include <assert.h>
#include <pthread.h>

void *thread(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  long result = 8;
  pthread_create(&t, 0, thread, 0);
  pthread_join(t, (void **)&result);
  assert(result == 0);
  return 0;
}

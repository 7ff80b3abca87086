// @expect violated
// Two iterations leave everything as it was, one does not: the loop may be left after an odd number of them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int go;

void *setter(void *arg) {
  go = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  int phase = 0;
  pthread_create(&t, NULL, setter, NULL);
  while (!go)
    phase = !phase;
  pthread_join(t, NULL);
  assert(phase == 0); // want "phase == 0"
  return 0;
}

// @expect violated
// A loop that does nothing is no delay if it does not end: the step is zero.
#include <pthread.h>
#include <stdatomic.h>

atomic_int go;

void *waits(void *arg) {
  unsigned step = 1;
  while (!go) {
    for (unsigned i = 0; i < 3; i += step) // want "goes round in a loop"
      ;
    step = 0;
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waits, 0);
  go = 1;
  pthread_join(t, 0);
  return 0;
}

// @expect bounded
// @flags --unroll=4
// A shared variable changes with each iteration and is back after two: the iteration is not without effect.
#include <pthread.h>
#include <stdatomic.h>

atomic_int go, phase;

void *setter(void *arg) {
  while (!phase)
    ;
  go = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, setter, NULL);
  while (!go)
    phase = !phase;
  pthread_join(t, NULL);
  return 0;
}

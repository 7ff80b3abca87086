// @expect violated
// The test that leaves the loop stands before the choice, and one combination of ways is impossible.
#include <pthread.h>
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);

atomic_int go, stop;

void *worker(void *arg) {
  while (!go) { // want "goes round"
    int r = __VERIFIER_nondet_int();
    if (r == 3)
      continue;
    if (r == 3)
      stop = 1;
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  go = 1;
  go = 0;
  pthread_join(t, 0);
  return 0;
}

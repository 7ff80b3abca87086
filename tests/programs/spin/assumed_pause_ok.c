// @expect verified
// @flags --check=deadlock
// Each round of the loop chooses a number that an assumption excludes all others from.
#include <pthread.h>
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int);

atomic_int ready;

void *waiter(void *arg) {
  while (!ready) {
    int pause = __VERIFIER_nondet_int();
    __VERIFIER_assume(pause == 5);
  }
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waiter, 0);
  ready = 1;
  pthread_join(t, 0);
  return 0;
}

// @expect violated
// @flags --check=deadlock
// Each round of the loop chooses a number that an assumption excludes all others from. Nobody sets the flag.
#include <pthread.h>
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int);

atomic_int ready;

void *waiter(void *arg) {
  while (!ready) { // want "goes round"
    int pause = __VERIFIER_nondet_int();
    __VERIFIER_assume(pause == 5);
  }
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waiter, 0);
  pthread_join(t, 0);
  ready = 1;
  return 0;
}

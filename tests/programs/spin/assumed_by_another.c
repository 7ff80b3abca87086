// @expect unknown
// What one thread may choose in its loop is excluded by what another one assumes: it goes round for ever, which is not decided.
#include <pthread.h>
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);
_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

atomic_int state, other;

static void *worker(void *arg) {
  while (1) {
    if (__VERIFIER_nondet_bool())
      state = 1;
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  while (1)
    __VERIFIER_assume(state == 0);
}

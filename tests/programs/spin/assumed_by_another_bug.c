// @expect violated
// What one thread may choose in its loop is nothing that another one assumes something of: both go round for ever.
#include <pthread.h>
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);
_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

atomic_int state, other;

static void *worker(void *arg) {
  while (1) { // want "deadlock"
    if (__VERIFIER_nondet_bool())
      other = 1;
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  while (1)
    __VERIFIER_assume(state == 0);
}

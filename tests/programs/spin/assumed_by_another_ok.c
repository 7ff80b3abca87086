// @expect verified
// What main assumes before it starts the thread excludes nothing that the thread may choose.
#include <pthread.h>
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);
_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

atomic_int state, other;

static void *worker(void *arg) {
  while (__VERIFIER_nondet_bool())
    other = 1;
  state = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  state = __VERIFIER_nondet_int();
  __VERIFIER_assume(state > 2);
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  return other;
}

// @expect verified
// What is assumed behind the loop of what is chosen there rests on what was chosen before, and assumed then.
#include <pthread.h>
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);
_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

atomic_int ready, tried;

static void *other(void *arg) {
  ready = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, other, 0);
  int limit = __VERIFIER_nondet_int();
  __VERIFIER_assume(limit > 2);
  while (__VERIFIER_nondet_bool())
    tried = 2;
  int n = __VERIFIER_nondet_int();
  __VERIFIER_assume(n > 0 && n < limit);
  pthread_join(t, 0);
  return 0;
}

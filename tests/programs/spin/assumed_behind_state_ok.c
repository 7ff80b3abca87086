// @expect verified
#include <pthread.h>
#include <stdatomic.h>

/* What is assumed behind the loop holds in the end. */
extern int __VERIFIER_nondet_int(void);
extern _Bool __VERIFIER_nondet_bool(void);
extern void __VERIFIER_assume(int);

atomic_int ready, tried;

static void *prepare(void *arg) {
  ready = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, prepare, 0);
  while (__VERIFIER_nondet_bool())
    tried = 2;
  __VERIFIER_assume(ready == 1);
  pthread_join(t, 0);
  return 0;
}

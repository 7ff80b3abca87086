// @expect verified
#include <pthread.h>
#include <stdatomic.h>

/* Some value satisfies what is assumed where the loop is left. */
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
  for (;;) {
    if (__VERIFIER_nondet_bool()) {
      tried = 1;
      int a = __VERIFIER_nondet_int(), low = 3;
      __VERIFIER_assume(a > low && a < 6);
      break;
    }
    tried = 2;
  }
  pthread_join(t, 0);
  return 0;
}

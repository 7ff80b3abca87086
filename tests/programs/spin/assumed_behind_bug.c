// @expect violated
#include <pthread.h>
#include <stdatomic.h>

/* No value satisfies what is assumed where the loop is left, so no execution leaves it. */
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
  for (;;) { // want "goes round in a loop for ever"
    if (__VERIFIER_nondet_bool()) {
      tried = 1;
      int a = __VERIFIER_nondet_int(), low = 3;
      __VERIFIER_assume(a > low && a < 2);
      break;
    }
    tried = 2;
  }
  pthread_join(t, 0);
  return 0;
}

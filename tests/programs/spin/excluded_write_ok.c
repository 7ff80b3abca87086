// @expect verified
// What is written before an assumption that holds in the end decides where another choice leads.
#include <pthread.h>
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);
_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

atomic_int ready, step;

static void *other(void *arg) {
  ready = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, other, 0);
  for (;;) {
    if (__VERIFIER_nondet_bool()) {
      step = 5;
      __VERIFIER_assume(ready == 1);
    } else if (step == 5) {
      break;
    }
  }
  pthread_join(t, 0);
  return 0;
}

// @expect violated
// What is written before an assumption that never holds decides where another choice leads.
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
  for (;;) { // want "goes round in a loop for ever"
    if (__VERIFIER_nondet_bool()) {
      step = 5;
      __VERIFIER_assume(ready == 7);
    } else if (step == 5) {
      break;
    }
  }
  pthread_join(t, 0);
  return 0;
}

// @expect violated
// What is assumed behind the function of the loop never holds.
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

static void pause_a_while(void) {
  while (__VERIFIER_nondet_bool()) // want "goes round in a loop for ever"
    tried = 2;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, other, 0);
  pause_a_while();
  __VERIFIER_assume(ready == 2);
  pthread_join(t, 0);
  return 0;
}

// @expect violated
// Behind the loop no value satisfies what is assumed in another one.
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
  while (__VERIFIER_nondet_bool()) // want "goes round in a loop for ever"
    tried = 2;
  for (int i = 0; i < 3; i++) {
    int a = __VERIFIER_nondet_int();
    __VERIFIER_assume(a > i && a < i + 1);
  }
  pthread_join(t, 0);
  return 0;
}

// @expect violated
// So are values that nothing depends on in a section, in one arm of a test there, and in a section that does nothing else.
#include <assert.h>
#include <pthread.h>

int __VERIFIER_nondet_int(void);
int d, e;

void __VERIFIER_atomic_drop(void) { int u __attribute__((unused)) = __VERIFIER_nondet_int(); }

void __VERIFIER_atomic_put(void) {
  int u __attribute__((unused));
  if (e == 1)
    u = __VERIFIER_nondet_int();
  d = __VERIFIER_nondet_int();
}

void *put(void *arg) {
  __VERIFIER_atomic_drop();
  __VERIFIER_atomic_put();
  return arg;
}

int main(void) {
  pthread_t t;
  e = __VERIFIER_nondet_int() == 7;
  pthread_create(&t, 0, put, 0);
  pthread_join(t, 0);
  assert(d != 123456); // want "assertion"
  return 0;
}

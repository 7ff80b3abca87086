// @expect violated
// An assertion fails inside a section, for values that are chosen there.
#include <assert.h>
#include <pthread.h>

int __VERIFIER_nondet_int(void);
int d;

void __VERIFIER_atomic_put(void) {
  int unused __attribute__((unused)) = __VERIFIER_nondet_int();
  int v = __VERIFIER_nondet_int();
  int w = __VERIFIER_nondet_int();
  if (v > 123456 && w == 7) {
    d = v + w;
    assert(d != 123465); // want "assertion"
  }
}

void *put(void *arg) {
  __VERIFIER_atomic_put();
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, put, 0);
  pthread_join(t, 0);
  return 0;
}

// @expect violated
// Both threads choose before they access.
#include <pthread.h>

int __VERIFIER_nondet_int(void);
int d;

void __VERIFIER_atomic_put(void) {
  int v = __VERIFIER_nondet_int();
  if (v % 1000 == 7)
    d = v; // want "race"
}

void *put(void *arg) {
  __VERIFIER_atomic_put();
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, put, 0);
  if (__VERIFIER_nondet_int() == 123456)
    d = 1; // want "race"
  pthread_join(t, 0);
  return 0;
}

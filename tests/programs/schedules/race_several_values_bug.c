// @expect violated
// Several values, in a loop and in nested tests, lead to the access.
#include <pthread.h>

int __VERIFIER_nondet_int(void);
int d, before;

void __VERIFIER_atomic_put(void) {
  int unused __attribute__((unused)) = __VERIFIER_nondet_int(), sum = 0;
  for (int i = 0; i < 3; i++) {
    int v = __VERIFIER_nondet_int();
    if (v == 3 + i)
      sum += v;
  }
  if (sum == 12) {
    int w = __VERIFIER_nondet_int();
    if (before == 0)
      if (w > 123456 && w < 123459)
        d = w; // want "race"
  }
}

void *put(void *arg) {
  __VERIFIER_atomic_put();
  return arg;
}

int main(void) {
  pthread_t t;
  before = __VERIFIER_nondet_int() < 0;
  pthread_create(&t, 0, put, 0);
  int r = d; // want "race"
  pthread_join(t, 0);
  return r;
}

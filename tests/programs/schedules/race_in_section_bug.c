// @expect violated
// Which value leads to the access is chosen in the section that the race ends in.
#include <pthread.h>

int __VERIFIER_nondet_int(void);
int d;

void __VERIFIER_atomic_put(void) {
  int v = __VERIFIER_nondet_int();
  if (v > 10)
    d = v; // want "race"
}

void *put(void *arg) {
  __VERIFIER_atomic_put();
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, put, 0);
  int r = d; // want "race"
  pthread_join(t, 0);
  return r;
}

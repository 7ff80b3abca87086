// @expect verified
// The value that would lead to the access cannot be chosen.
#include <pthread.h>

int __VERIFIER_nondet_int(void);
int d;

void __VERIFIER_atomic_put(void) {
  unsigned char v = (unsigned char)__VERIFIER_nondet_int();
  int limit = 300;
  if (v > limit)
    d = v;
}

void *put(void *arg) {
  __VERIFIER_atomic_put();
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, put, 0);
  int r = d;
  pthread_join(t, 0);
  return r;
}

// @expect verified
// One side is an atomic section, and so is the other.
#include <pthread.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
int n;

void *add(void *arg) {
  __VERIFIER_atomic_begin();
  n++;
  __VERIFIER_atomic_end();
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, add, 0);
  __VERIFIER_atomic_begin();
  int seen = n;
  __VERIFIER_atomic_end();
  pthread_join(t, 0);
  return seen;
}

// @expect verified
#include <assert.h>
#include <pthread.h>

int x;

static void __VERIFIER_atomic_inc(void) { x++; }

void *inc(void *arg) {
  __VERIFIER_atomic_inc();
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, inc, 0);
  pthread_create(&b, 0, inc, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(x == 2);
  return 0;
}

// @expect violated
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);

int x;

void *inc(void *arg) {
  __VERIFIER_atomic_begin();
  int t = x;
  __VERIFIER_atomic_end();
  x = t + 1;
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, inc, 0);
  pthread_create(&b, 0, inc, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(x == 2); // want "x == 2"
  return 0;
}

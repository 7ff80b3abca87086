// @expect verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern void __VERIFIER_assume(int);

atomic_flag lock = ATOMIC_FLAG_INIT;
int x;

static void acquire(void) { __VERIFIER_assume(!atomic_flag_test_and_set(&lock)); }
static void release(void) { atomic_flag_clear(&lock); }

void *inc(void *arg) {
  acquire();
  x++;
  release();
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

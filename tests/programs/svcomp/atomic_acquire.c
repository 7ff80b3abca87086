// @expect verified
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_assume(int);

int lock, x;

static void __VERIFIER_atomic_acquire(void) {
  __VERIFIER_assume(lock == 0);
  lock = 1;
}

static void __VERIFIER_atomic_release(void) { lock = 0; }

void *worker(void *arg) {
  __VERIFIER_atomic_acquire();
  x++;
  assert(x == 1);
  x--;
  __VERIFIER_atomic_release();
  return arg;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, 0, worker, 0);
  worker(0);
  pthread_join(a, 0);
  return 0;
}

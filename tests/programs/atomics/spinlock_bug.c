// @expect violated
// @flags --check=assert
#include <assert.h>
#include <pthread.h>

extern void __VERIFIER_assume(int);

volatile int lock;
int x;

static void acquire(void) {
  __VERIFIER_assume(!lock);
  lock = 1;
}
static void release(void) { lock = 0; }

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
  assert(x == 2); // want "x == 2"
  return 0;
}

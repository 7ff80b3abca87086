// @expect verified
// A lock made of a compare-and-swap: an attempt that fails changes nothing.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int lock;
int n;

static void take(void) {
  int free = 0;
  while (!atomic_compare_exchange_strong(&lock, &free, 1))
    free = 0;
}

void *add(void *arg) {
  take();
  n++;
  lock = 0;
  return arg;
}

int main(void) {
  pthread_t s, t;
  pthread_create(&s, 0, add, 0);
  pthread_create(&t, 0, add, 0);
  pthread_join(s, 0);
  pthread_join(t, 0);
  assert(n == 2);
  return 0;
}

// @expect verified
// What is expected in the lock is a variable of the loop, which a function tries with and puts back.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
atomic_int lock;
int x;

static int unheld(int seen, int *expected) {
  *expected = 0;
  return seen == 0;
}

static void acquire(void) {
  int expected = 0;
  for (;;) {
    int seen = expected;
    if (atomic_compare_exchange_strong(&lock, &seen, 1))
      return;
    if (unheld(seen, &expected))
      continue;
  }
}

void *worker(void *arg) {
  acquire();
  int old = x;
  x = old + 1;
  lock = 0;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  worker(0);
  pthread_join(t, 0);
  assert(x == 2);
  return 0;
}

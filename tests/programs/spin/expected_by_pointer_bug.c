// @expect violated
// What is expected in the lock is left at what was seen there, so that two threads can hold it.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
atomic_int lock;
int x;

static int unheld(int seen, int *expected) {
  *expected = seen;
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
  assert(x == 2); // want "x == 2|one thread"
  return 0;
}

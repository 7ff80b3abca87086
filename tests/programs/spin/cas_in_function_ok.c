// @expect verified
// The try is in a function.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
#include <sched.h>
atomic_int lock;
int x;

static int try(void) {
  int expected = 0;
  return atomic_compare_exchange_strong(&lock, &expected, 1);
}

void *worker(void *arg) {
  while (!try())
    sched_yield();
  x++;
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

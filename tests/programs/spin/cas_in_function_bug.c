// @expect violated
// The lock is not given back.
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
  while (!try()) // want "goes round"
    sched_yield();
  x++;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  worker(0);
  pthread_join(t, 0);
  return 0;
}

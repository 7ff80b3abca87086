// @expect verified
// A lock by compare-and-exchange.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

atomic_bool lock;
int counter;

void *worker(void *arg) {
  bool expected = false;
  while (!atomic_compare_exchange_weak(&lock, &expected, true))
    expected = false;
  counter++;
  lock = false;
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, worker, 0);
  pthread_create(&u, 0, worker, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}

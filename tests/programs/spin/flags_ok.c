// @expect verified
// Main sets its flag before it waits for the other one.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

atomic_int first, second;

void *worker(void *arg) {
  while (!first)
    sched_yield();
  second = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  first = 1;
  while (!second)
    sched_yield();
  pthread_join(t, 0);
  return 0;
}

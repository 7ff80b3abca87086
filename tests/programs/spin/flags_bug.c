// @expect violated
// Each of two threads waits for the other one's flag before it sets its own.
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

atomic_int first, second;

void *worker(void *arg) {
  while (!first) // want "goes round"
    sched_yield();
  second = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  while (!second)
    sched_yield();
  first = 1;
  pthread_join(t, 0);
  return 0;
}

// @expect violated
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <time.h>
#include <unistd.h>

/* Sleeping and yielding return, and order nothing. */
_Atomic int ready;

void *worker(void *arg) {
  ready = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  struct timespec second = {1, 0};
  pthread_create(&t, 0, worker, 0);
  assert(sleep(1) == 0);
  assert(usleep(1000) == 0);
  assert(nanosleep(&second, 0) == 0);
  assert(clock_nanosleep(CLOCK_MONOTONIC, 0, &second, 0) == 0);
  assert(sched_yield() == 0);
  assert(ready); // want "ready"
  pthread_join(t, 0);
  return 0;
}

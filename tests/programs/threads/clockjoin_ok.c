// @expect verified
#define _GNU_SOURCE
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <time.h>

int pthread_clockjoin_np(pthread_t, void **, clockid_t, const struct timespec *);

/* A thread has ended in time or not. */
void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  int x;
  void *result = 0;
  struct timespec soon = {1, 0};
  pthread_create(&t, 0, worker, &x);
  int error = pthread_clockjoin_np(t, &result, CLOCK_MONOTONIC, &soon);
  assert(error == 0 || error == ETIMEDOUT);
  if (error)
    error = pthread_join(t, &result);
  assert(result == &x);
  return 0;
}

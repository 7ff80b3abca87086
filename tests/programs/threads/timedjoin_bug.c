// @expect violated
#define _GNU_SOURCE
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <time.h>

/* A thread has ended in time or not. */
void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  int x;
  void *result = 0;
  struct timespec soon = {1, 0};
  pthread_create(&t, 0, worker, &x);
  int error = pthread_timedjoin_np(t, &result, &soon);
  assert(error == 0); // want "error == 0"
  if (error)
    error = pthread_join(t, &result);
  assert(result == &x);
  return 0;
}

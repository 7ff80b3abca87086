// @expect verified
#define _GNU_SOURCE
#include <pthread.h>
#include <assert.h>
#include <errno.h>

/* A thread that runs is busy; one that has ended can be joined, once. */
void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t t;
  int x;
  void *result = 0;
  assert(pthread_tryjoin_np(pthread_self(), 0) == EBUSY);
  pthread_create(&t, 0, worker, &x);
  int error = pthread_tryjoin_np(t, &result);
  assert(error == 0 || error == EBUSY);
  if (error)
    pthread_join(t, &result);
  assert(result == &x);
  return 0;
}

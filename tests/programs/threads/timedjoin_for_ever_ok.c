// @expect verified
// Without a time, glibc waits until the thread ends.
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <time.h>

int x;

void *worker(void *arg) {
  x = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  void *result;
  pthread_create(&t, NULL, worker, &x);
  assert(!pthread_timedjoin_np(t, &result, NULL));
  assert(x == 1 && result == &x);
  pthread_create(&t, NULL, worker, NULL);
  assert(!pthread_clockjoin_np(t, NULL, CLOCK_MONOTONIC, NULL));
  return 0;
}

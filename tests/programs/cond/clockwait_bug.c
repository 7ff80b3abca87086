// @expect violated
#define _GNU_SOURCE
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <time.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;

int main(void) {
  struct timespec at = {1, 0}, never = {1, 1000000000};
  pthread_mutex_lock(&m);
  assert(pthread_cond_clockwait(&c, &m, CLOCK_MONOTONIC, &never) == EINVAL);
  int error = pthread_cond_clockwait(&c, &m, CLOCK_MONOTONIC, &at);
  assert(error == ETIMEDOUT); // want "error == ETIMEDOUT"
  pthread_mutex_unlock(&m);
  return 0;
}

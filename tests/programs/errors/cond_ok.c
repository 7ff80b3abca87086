// @expect verified
#define _GNU_SOURCE
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <time.h>

/* A wait needs the mutex, if that checks, and a time that is one. */
int main(void) {
  pthread_cond_t c = PTHREAD_COND_INITIALIZER;
  pthread_mutex_t m = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;
  struct timespec soon = {1, 0}, none = {1, 1000000000};
  assert(pthread_cond_wait(&c, &m) == EPERM);
  pthread_mutex_lock(&m);
  assert(pthread_cond_timedwait(&c, &m, &none) == EINVAL);
  int error = pthread_cond_timedwait(&c, &m, &soon);
  assert(error == ETIMEDOUT || error == 0);
  assert(pthread_mutex_unlock(&m) == 0);
  return 0;
}

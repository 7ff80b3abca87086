// @expect verified
#define _GNU_SOURCE
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <time.h>

/* What each operation on a mutex that another thread holds answers. */
pthread_mutex_t m = PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP;

void *worker(void *arg) {
  struct timespec soon = {1, 0}, none = {1, 1000000000};
  assert(pthread_mutex_trylock(&m) == EBUSY);
  assert(pthread_mutex_timedlock(&m, &soon) == ETIMEDOUT);
  assert(pthread_mutex_timedlock(&m, &none) == EINVAL);
  assert(pthread_mutex_unlock(&m) == EPERM);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_mutex_lock(&m);
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  pthread_mutex_unlock(&m);
  return 0;
}

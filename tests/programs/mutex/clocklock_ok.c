// @expect verified
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <time.h>

int pthread_mutex_clocklock(pthread_mutex_t *, clockid_t, const struct timespec *);

/* The mutex is had, or time is up. */
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *worker(void *arg) {
  pthread_mutex_lock(&m);
  x++;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  struct timespec soon;
  clock_gettime(CLOCK_MONOTONIC, &soon);
  pthread_create(&t, 0, worker, 0);
  int error = pthread_mutex_clocklock(&m, CLOCK_MONOTONIC, &soon);
  assert(error == 0 || error == ETIMEDOUT);
  if (!error) {
    x++;
    pthread_mutex_unlock(&m);
  }
  pthread_join(t, 0);
  assert(x == 1 + !error);
  return 0;
}

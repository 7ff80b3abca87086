// @expect violated
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <time.h>

int pthread_cond_clockwait(pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *);

/* Waiting again, whatever the reason for waking up, needs no bound. */
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;

void *worker(void *arg) {
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  struct timespec soon = {1, 0};
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  if (!ready)
    pthread_cond_clockwait(&c, &m, CLOCK_MONOTONIC, &soon);
  assert(ready); // want "ready"
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}

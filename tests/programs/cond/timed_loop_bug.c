// @expect violated
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <time.h>

/* Time may be up at any time, after any number of wake-ups; a loop that only tests again needs no bound. */
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready, started;

void *worker(void *arg) {
  pthread_mutex_lock(&m);
  started = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  struct timespec soon = {1, 0};
  int error = 0;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  while (!ready && error == 0)
    error = pthread_cond_timedwait(&c, &m, &soon);
  assert(ready || !started); // want "started"
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}

// @expect verified
// The worker says how to wait; until then main polls.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;
int (*wait)(pthread_cond_t *, pthread_mutex_t *);

int waits(pthread_cond_t *c, pthread_mutex_t *m) { return pthread_cond_wait(c, m); }

void *worker(void *arg) {
  pthread_mutex_lock(&m);
  wait = waits;
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  while (!ready) {
    if (wait)
      wait(&c, &m);
    else {
      pthread_mutex_unlock(&m);
      pthread_mutex_lock(&m);
    }
  }
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
}

// @expect violated
#include <pthread.h>

/* Nobody holds the mutex between the test and the signal. */
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
_Atomic int ready;

void *worker(void *arg) {
  ready = 1;
  pthread_cond_signal(&c);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  while (!ready)
    pthread_cond_wait(&c, &m); // want "deadlock"
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}

// @expect verified
#include <pthread.h>

/* Two mutexes, but never at the same time. */
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;

static void *signal_with(void *arg) {
  pthread_mutex_lock(arg);
  pthread_cond_signal(&c);
  pthread_mutex_unlock(arg);
  return 0;
}

static void wait_with(pthread_mutex_t *m) {
  pthread_t t;
  pthread_mutex_lock(m);
  pthread_create(&t, 0, signal_with, m);
  pthread_cond_wait(&c, m);
  pthread_mutex_unlock(m);
  pthread_join(t, 0);
}

int main(void) {
  wait_with(&a);
  wait_with(&b);
  return 0;
}

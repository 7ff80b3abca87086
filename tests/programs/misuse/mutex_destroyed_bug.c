// @expect violated
#include <pthread.h>

/* The worker may come late. */
pthread_mutex_t m;

void *worker(void *arg) {
  pthread_mutex_lock(&m); // want "pthread_mutex_lock: the mutex was destroyed"
  pthread_mutex_unlock(&m); // want "pthread_mutex_unlock: the mutex was destroyed"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_mutex_init(&m, 0);
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  pthread_mutex_destroy(&m); // want "pthread_mutex_destroy: the mutex is locked"
  pthread_join(t, 0);
  return 0;
}

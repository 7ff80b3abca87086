// @expect violated
#define _GNU_SOURCE
#include <pthread.h>

/* A wait gives a recursive mutex up once: the thread still holds it. */
pthread_mutex_t m = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;

void *worker(void *arg) {
  pthread_mutex_lock(&m); // want "deadlock"
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&m);
  while (!ready)
    pthread_cond_wait(&c, &m); // want "deadlock"
  pthread_mutex_unlock(&m);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}

// @expect verified
// As in polled_elsewhere_bug.c, but it is told.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready, entered, x, y;

void *setter(void *arg) {
  pthread_mutex_lock(&m);
  x = 1;
  if (!entered) {
    ready = 1;
    pthread_cond_signal(&c);
  }
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, setter, 0);
  pthread_mutex_lock(&m);
  while (!ready) {
    pthread_cond_wait(&c, &m);
    entered = 1;
    while (!x) {
      if (!y) {
        pthread_mutex_unlock(&m);
        pthread_mutex_lock(&m);
      }
    }
  }
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}

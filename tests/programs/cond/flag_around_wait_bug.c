// @expect violated
// The flag is given back too early: nobody is told.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready, waiting;

void *sender(void *arg) {
  pthread_mutex_lock(&m);
  ready = 1;
  if (waiting)
    pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, sender, 0);
  pthread_mutex_lock(&m);
  while (!ready) {
    waiting = 1;
    waiting = 0;
    pthread_cond_wait(&c, &m); // want "deadlock"
  }
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}

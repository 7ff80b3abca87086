// @expect violated
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;

void *worker(void *arg) {
  pthread_mutex_lock(&m);
  while (!ready)
    pthread_cond_wait(&c, &m); // want "pthread_cond_wait: the condition variable was destroyed"
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_cond_signal(&c);
  pthread_cond_destroy(&c); // want "pthread_cond_destroy: a thread waits on the condition variable"
  pthread_join(t, 0);
  return 0;
}

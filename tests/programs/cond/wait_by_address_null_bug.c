// @expect violated
// The worker says how to wait, which main may have to know before.
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
  while (!ready)
    wait(&c, &m); // want "call through a pointer that is no function of the program with such a type: a null pointer"
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
}

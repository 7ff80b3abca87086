// @expect violated
// The signal is sent without the mutex, when main has waited. It is lost if main wakes up by itself and is about to wait again.
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
atomic_int ready;

void *sender(void *arg) {
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_mutex_lock(&m);
  pthread_create(&t, 0, sender, 0);
  while (!ready)
    pthread_cond_wait(&c, &m); // want "deadlock"
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}

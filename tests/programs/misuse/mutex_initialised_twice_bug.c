// @expect violated
#include <pthread.h>

pthread_mutex_t m;

void *worker(void *arg) {
  pthread_mutex_init(&m, 0); // want "pthread_mutex_init: the mutex is initialised already"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  worker(0);
  pthread_join(t, 0);
  return 0;
}

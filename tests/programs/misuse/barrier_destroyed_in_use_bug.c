// @expect violated
#include <pthread.h>

pthread_barrier_t b;

void *worker(void *arg) {
  pthread_barrier_wait(&b); // want "pthread_barrier_wait: the barrier was destroyed"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_barrier_init(&b, 0, 2);
  pthread_create(&t, 0, worker, 0);
  pthread_barrier_destroy(&b); // want "pthread_barrier_destroy: a thread waits at the barrier"
  pthread_join(t, 0);
  return 0;
}

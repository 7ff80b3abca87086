// @expect violated
#include <pthread.h>

pthread_barrier_t b;

int main(void) {
  pthread_barrier_init(&b, 0, 1);
  pthread_barrier_wait(&b);
  pthread_barrier_init(&b, 0, 1); // want "pthread_barrier_init: the barrier is initialised already"
  return 0;
}

// @expect violated
#include <pthread.h>

pthread_barrier_t b;

int main(void) {
  pthread_barrier_wait(&b); // want "pthread_barrier_wait: the barrier is not initialised"
  return 0;
}

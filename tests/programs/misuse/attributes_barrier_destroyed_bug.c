// @expect violated
#include <pthread.h>

int main(void) {
  pthread_barrierattr_t a;
  pthread_barrier_t o;
  pthread_barrierattr_init(&a);
  pthread_barrierattr_destroy(&a);
  pthread_barrier_init(&o, &a, 1); // want "pthread_barrier_init: the attributes were destroyed"
  pthread_barrier_destroy(&o);
  return 0;
}

// @expect verified
#include <pthread.h>

int main(void) {
  pthread_barrierattr_t a;
  pthread_barrier_t o;
  pthread_barrierattr_init(&a);
  pthread_barrierattr_setpshared(&a, PTHREAD_PROCESS_PRIVATE);
  pthread_barrier_init(&o, &a, 1);
  pthread_barrierattr_destroy(&a);
  pthread_barrier_destroy(&o);
  return 0;
}

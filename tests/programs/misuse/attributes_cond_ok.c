// @expect verified
#include <pthread.h>
#include <time.h>

int main(void) {
  pthread_condattr_t a;
  pthread_cond_t o;
  pthread_condattr_init(&a);
  pthread_condattr_setclock(&a, CLOCK_MONOTONIC);
  pthread_cond_init(&o, &a);
  pthread_condattr_destroy(&a);
  pthread_cond_destroy(&o);
  return 0;
}

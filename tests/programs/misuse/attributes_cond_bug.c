// @expect violated
#include <pthread.h>
#include <time.h>

int main(void) {
  pthread_condattr_t a;
  pthread_condattr_setclock(&a, CLOCK_MONOTONIC); // want "pthread_condattr_setclock: the attributes are not initialised"
  return 0;
}

// @expect violated
#include <pthread.h>

int main(void) {
  pthread_barrierattr_t a;
  pthread_barrierattr_setpshared(&a, PTHREAD_PROCESS_PRIVATE); // want "pthread_barrierattr_setpshared: the attributes are not initialised"
  return 0;
}

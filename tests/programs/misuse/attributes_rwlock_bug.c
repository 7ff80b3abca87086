// @expect violated
#include <pthread.h>

int main(void) {
  pthread_rwlockattr_t a;
  pthread_rwlockattr_setpshared(&a, PTHREAD_PROCESS_PRIVATE); // want "pthread_rwlockattr_setpshared: the attributes are not initialised"
  return 0;
}

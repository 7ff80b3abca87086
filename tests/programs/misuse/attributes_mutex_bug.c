// @expect violated
#include <pthread.h>

int main(void) {
  pthread_mutexattr_t a;
  pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE); // want "pthread_mutexattr_settype: the attributes are not initialised"
  return 0;
}

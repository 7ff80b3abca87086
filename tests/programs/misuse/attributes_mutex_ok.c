// @expect verified
#include <pthread.h>

int main(void) {
  pthread_mutexattr_t a;
  pthread_mutex_t o;
  pthread_mutexattr_init(&a);
  pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&o, &a);
  pthread_mutexattr_destroy(&a);
  pthread_mutex_destroy(&o);
  return 0;
}

// @expect violated
#include <pthread.h>

int main(void) {
  pthread_mutexattr_t a;
  pthread_mutex_t o;
  pthread_mutexattr_init(&a);
  pthread_mutexattr_destroy(&a);
  pthread_mutex_init(&o, &a); // want "pthread_mutex_init: the attributes were destroyed"
  pthread_mutex_destroy(&o);
  return 0;
}

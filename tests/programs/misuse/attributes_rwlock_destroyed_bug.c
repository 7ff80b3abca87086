// @expect violated
#include <pthread.h>

int main(void) {
  pthread_rwlockattr_t a;
  pthread_rwlock_t o;
  pthread_rwlockattr_init(&a);
  pthread_rwlockattr_destroy(&a);
  pthread_rwlock_init(&o, &a); // want "pthread_rwlock_init: the attributes were destroyed"
  pthread_rwlock_destroy(&o);
  return 0;
}

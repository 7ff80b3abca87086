// @expect violated
#include <pthread.h>

pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

int main(void) {
  pthread_rwlock_destroy(&l);
  pthread_rwlock_wrlock(&l); // want "pthread_rwlock_wrlock: the lock was destroyed"
  return 0;
}

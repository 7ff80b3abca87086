// @expect violated
#include <pthread.h>

pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

int main(void) {
  pthread_rwlock_rdlock(&l);
  pthread_rwlock_destroy(&l); // want "pthread_rwlock_destroy: the lock is held"
  return 0;
}

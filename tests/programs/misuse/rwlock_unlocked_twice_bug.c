// @expect violated
#include <pthread.h>

int main(void) {
  pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
  pthread_rwlock_rdlock(&l);
  pthread_rwlock_unlock(&l);
  pthread_rwlock_unlock(&l); // want "pthread_rwlock_unlock: the lock is not held by this thread"
  return 0;
}

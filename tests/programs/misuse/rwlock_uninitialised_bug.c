// @expect violated
#include <pthread.h>

int main(void) {
  pthread_rwlock_t l;
  pthread_rwlock_rdlock(&l); // want "pthread_rwlock_rdlock: the lock is not initialised"
  pthread_rwlock_unlock(&l);
  return 0;
}

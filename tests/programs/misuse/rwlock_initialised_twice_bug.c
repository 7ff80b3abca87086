// @expect violated
#include <pthread.h>

int main(void) {
  pthread_rwlock_t l;
  pthread_rwlock_init(&l, 0);
  pthread_rwlock_init(&l, 0); // want "pthread_rwlock_init: the lock is initialised already"
  return 0;
}

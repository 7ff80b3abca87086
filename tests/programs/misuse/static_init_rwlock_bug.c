// @expect violated
// @flags --static-init=macro
#include <pthread.h>

static pthread_rwlock_t l;

int main(void) {
  pthread_rwlock_rdlock(&l); // want "pthread_rwlock_rdlock: the lock is not initialised"
  return 0;
}

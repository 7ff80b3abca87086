// @expect violated
#include <pthread.h>
#include <assert.h>
#include <errno.h>

/* A reader keeps writers out, and lets readers in. */
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

int main(void) {
  pthread_rwlock_rdlock(&l);
  assert(pthread_rwlock_trywrlock(&l) == EBUSY);
  assert(pthread_rwlock_tryrdlock(&l) == EBUSY); // want "EBUSY"
  pthread_rwlock_unlock(&l);
  pthread_rwlock_unlock(&l);
  assert(pthread_rwlock_trywrlock(&l) == 0);
  pthread_rwlock_unlock(&l);
  return 0;
}

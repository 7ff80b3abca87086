// @expect verified
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <time.h>

/* What each operation on a lock that its own thread holds answers. */
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

int main(void) {
  struct timespec soon = {1, 0}, none = {1, 1000000000};
  pthread_rwlock_rdlock(&l);
  assert(pthread_rwlock_tryrdlock(&l) == 0);
  pthread_rwlock_unlock(&l);
  assert(pthread_rwlock_trywrlock(&l) == EBUSY);
  assert(pthread_rwlock_timedwrlock(&l, &soon) == ETIMEDOUT);
  assert(pthread_rwlock_timedwrlock(&l, &none) == EINVAL);
  pthread_rwlock_unlock(&l);
  pthread_rwlock_wrlock(&l);
  assert(pthread_rwlock_tryrdlock(&l) == EBUSY);
  assert(pthread_rwlock_trywrlock(&l) == EBUSY);
  assert(pthread_rwlock_rdlock(&l) == EDEADLK);
  assert(pthread_rwlock_wrlock(&l) == EDEADLK);
  assert(pthread_rwlock_timedrdlock(&l, &soon) == EDEADLK);
  assert(pthread_rwlock_timedwrlock(&l, &soon) == EDEADLK);
  pthread_rwlock_unlock(&l);
  return 0;
}

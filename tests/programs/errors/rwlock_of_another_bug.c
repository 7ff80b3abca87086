// @expect violated
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <time.h>

/* What each operation on a lock that another thread holds for writing answers. */
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

void *worker(void *arg) {
  struct timespec soon = {1, 0}, none = {1, -1};
  assert(pthread_rwlock_tryrdlock(&l) == EBUSY);
  assert(pthread_rwlock_trywrlock(&l) == EBUSY);
  assert(pthread_rwlock_timedrdlock(&l, &none) == EINVAL);
  assert(pthread_rwlock_timedwrlock(&l, &soon) == ETIMEDOUT);
  assert(pthread_rwlock_timedrdlock(&l, &soon) == EBUSY); // want "timedrdlock"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_rwlock_wrlock(&l);
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  pthread_rwlock_unlock(&l);
  pthread_rwlock_destroy(&l);
  return 0;
}

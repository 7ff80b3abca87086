// @expect verified
#include <assert.h>
#include <pthread.h>
#include <errno.h>

pthread_rwlock_t l;

int main(void) {
  pthread_rwlock_init(&l, 0);
  assert(pthread_rwlock_rdlock(&l) == 0);
  assert(pthread_rwlock_tryrdlock(&l) == 0);
  assert(pthread_rwlock_trywrlock(&l) == EBUSY);
  pthread_rwlock_unlock(&l);
  pthread_rwlock_unlock(&l);
  assert(pthread_rwlock_trywrlock(&l) == 0);
  assert(pthread_rwlock_rdlock(&l) == EDEADLK);
  return 0;
}

// @expect verified
#include <pthread.h>
#include <assert.h>
#include <errno.h>

/* What glibc says to a thread that waits for itself. */
pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;

int main(void) {
  pthread_rwlock_wrlock(&l);
  assert(pthread_rwlock_rdlock(&l) == EDEADLK);
  assert(pthread_rwlock_wrlock(&l) == EDEADLK);
  pthread_rwlock_unlock(&l);
  return 0;
}

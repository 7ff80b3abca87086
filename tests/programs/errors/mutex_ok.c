// @expect verified
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <time.h>

/* What each operation on a mutex that its own thread holds answers. */
int main(void) {
  pthread_mutex_t m;
  pthread_mutexattr_t a;
  struct timespec soon = {1, 0}, none = {1, 1000000000};
  pthread_mutexattr_init(&a);
  pthread_mutexattr_settype(&a, PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutex_init(&m, &a);
  assert(pthread_mutex_unlock(&m) == EPERM);
  assert(pthread_mutex_timedlock(&m, &none) == 0); /* it need not wait */
  assert(pthread_mutex_lock(&m) == EDEADLK);
  assert(pthread_mutex_timedlock(&m, &soon) == EDEADLK);
  assert(pthread_mutex_trylock(&m) == EBUSY);
  assert(pthread_mutex_unlock(&m) == 0);
  assert(pthread_mutex_destroy(&m) == 0);
  return 0;
}

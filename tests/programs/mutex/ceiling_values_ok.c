// @expect verified
#include <pthread.h>
#include <assert.h>
#include <errno.h>

/* The priority ceiling is kept, in the attributes and in the mutex. */
int main(void) {
  pthread_mutex_t m;
  pthread_mutexattr_t a;
  int ceiling, old, now;
  pthread_mutexattr_init(&a);
  assert(pthread_mutexattr_setprioceiling(&a, 1000) == EINVAL);
  assert(pthread_mutexattr_setprotocol(&a, 77) == EINVAL);
  pthread_mutexattr_setprotocol(&a, PTHREAD_PRIO_PROTECT);
  pthread_mutexattr_setprioceiling(&a, 7);
  pthread_mutexattr_getprioceiling(&a, &ceiling);
  pthread_mutex_init(&m, &a);
  assert(pthread_mutex_setprioceiling(&m, 1000, &old) == EINVAL);
  assert(pthread_mutex_setprioceiling(&m, 9, &old) == 0);
  assert(pthread_mutex_getprioceiling(&m, &now) == 0);
  assert(ceiling == 7 && old == 7 && now == 9);
  pthread_mutex_destroy(&m);
  pthread_mutexattr_destroy(&a);
  return 0;
}

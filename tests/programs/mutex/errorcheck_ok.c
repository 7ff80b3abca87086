// @expect verified
#include <assert.h>
#include <errno.h>
#include <pthread.h>

int main(void) {
  pthread_mutex_t m;
  pthread_mutexattr_t attr;
  int type;
  pthread_mutexattr_init(&attr);
  pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutexattr_gettype(&attr, &type);
  assert(type == PTHREAD_MUTEX_ERRORCHECK);
  assert(pthread_mutex_init(&m, &attr) == 0);
  assert(pthread_mutex_unlock(&m) == EPERM);
  assert(pthread_mutex_lock(&m) == 0);
  assert(pthread_mutex_lock(&m) == EDEADLK);
  assert(pthread_mutex_unlock(&m) == 0);
  return 0;
}

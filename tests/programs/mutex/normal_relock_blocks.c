// @expect verified
// @flags --check=assert
#include <assert.h>
#include <pthread.h>

int main(void) {
  pthread_mutex_t m;
  pthread_mutexattr_t attr;
  pthread_mutexattr_init(&attr);
  pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_NORMAL);
  pthread_mutex_init(&m, &attr);
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&m); /* never returns */
  assert(0);
  return 0;
}

// @expect violated
// @flags --check=assert
#include <assert.h>
#include <pthread.h>
#include <errno.h>

pthread_mutex_t m;

void *thief(void *arg) {
  assert(pthread_mutex_unlock(&m) == EPERM); // want "pthread_mutex_unlock..m. == EPERM"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_mutexattr_t attr;
  pthread_mutexattr_init(&attr);
  pthread_mutex_init(&m, &attr);
  assert(pthread_mutex_lock(&m) == 0);
  pthread_create(&t, 0, thief, 0);
  pthread_join(t, 0);
  assert(pthread_mutex_unlock(&m) == 0);
  assert(pthread_mutex_unlock(&m) == EPERM);
  return 0;
}

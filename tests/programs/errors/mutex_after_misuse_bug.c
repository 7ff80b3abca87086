// @expect violated
// @flags --check=assert
#include <pthread.h>
#include <assert.h>
#include <errno.h>

/* What glibc answers where POSIX says nothing. */
int main(void) {
  pthread_mutex_t m;
  pthread_mutex_init(&m, 0);
  pthread_mutex_lock(&m);
  assert(pthread_mutex_destroy(&m) == EBUSY);
  assert(pthread_mutex_unlock(&m) == 0);
  assert(pthread_mutex_destroy(&m) == 0);
  assert(pthread_mutex_lock(&m) == 0); // want "lock"
  return 0;
}

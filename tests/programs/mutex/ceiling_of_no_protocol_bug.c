// @expect violated
#include <pthread.h>
#include <assert.h>
#include <errno.h>

/* A mutex without the protocol of ceilings has none. */
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
  int ceiling = -1;
  assert(pthread_mutex_getprioceiling(&m, &ceiling) == EINVAL);
  assert(pthread_mutex_setprioceiling(&m, 3, &ceiling) == 0); // want "setprioceiling"
  assert(ceiling == -1);
  return 0;
}

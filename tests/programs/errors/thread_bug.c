// @expect violated
#include <pthread.h>
#include <assert.h>
#include <errno.h>

int main(void) {
  int old;
  assert(pthread_setcancelstate(77, &old) == EINVAL);
  assert(pthread_setcanceltype(77, &old) == EINVAL);
  assert(pthread_setcanceltype(PTHREAD_CANCEL_DEFERRED, &old) == 0);
  assert(old == PTHREAD_CANCEL_DEFERRED);
  assert(pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old) == 0);
  assert(old == PTHREAD_CANCEL_ENABLE);
  assert(pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &old) == 0);
  assert(old == PTHREAD_CANCEL_ENABLE); // want "old"
  return 0;
}

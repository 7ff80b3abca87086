// @expect violated
// @flags -- -Wno-implicit-function-declaration
#include <pthread.h>
#include <assert.h>
#include <errno.h>

/* A hint that is remembered. */
int main(void) {
  assert(pthread_getconcurrency() == 0);
  assert(pthread_setconcurrency(-1) == EINVAL);
  assert(pthread_setconcurrency(3) == 0);
  assert(pthread_getconcurrency() == 0); // want "getconcurrency"
  return 0;
}

// @expect violated
// @flags --static-init=macro
#include <pthread.h>

static pthread_mutex_t m[2] = {PTHREAD_MUTEX_INITIALIZER};

int main(void) {
  pthread_mutex_lock(&m[0]);
  pthread_mutex_lock(&m[1]); // want "pthread_mutex_lock: the mutex is not initialised"
  return 0;
}

// @expect violated
// @flags --static-init=macro
#include <pthread.h>

static pthread_cond_t c;

int main(void) {
  pthread_cond_broadcast(&c); // want "pthread_cond_broadcast: the condition variable is not initialised"
  return 0;
}

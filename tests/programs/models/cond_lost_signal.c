// @expect verified
// @flags --check=assert --spurious-wakeups=0
#include <assert.h>
#include <pthread.h>

/* A signal that nobody waits for is gone: the wait never ends. */
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;

int main(void) {
  pthread_cond_signal(&c);
  pthread_mutex_lock(&m);
  pthread_cond_wait(&c, &m);
  assert(0);
  return 0;
}

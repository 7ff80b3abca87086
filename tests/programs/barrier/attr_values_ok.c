// @expect verified
#include <pthread.h>
#include <assert.h>
#include <errno.h>

/* Attributes of a barrier are kept, and nonsense is refused. */
int main(void) {
  pthread_barrier_t b;
  pthread_barrierattr_t a;
  int shared;
  pthread_barrierattr_init(&a);
  pthread_barrierattr_getpshared(&a, &shared);
  assert(shared == PTHREAD_PROCESS_PRIVATE);
  assert(pthread_barrierattr_setpshared(&a, 77) == EINVAL);
  assert(pthread_barrierattr_setpshared(&a, PTHREAD_PROCESS_SHARED) == 0);
  pthread_barrierattr_getpshared(&a, &shared);
  assert(pthread_barrier_init(&b, &a, 0) == EINVAL);
  assert(pthread_barrier_init(&b, &a, 1) == 0);
  assert(pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD);
  assert(pthread_barrier_destroy(&b) == 0);
  assert(pthread_barrierattr_destroy(&a) == 0);
  assert(shared == PTHREAD_PROCESS_SHARED);
  return 0;
}

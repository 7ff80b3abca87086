// @expect verified
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <time.h>

/* Attributes of a condition variable are kept, and nonsense is refused. */
int main(void) {
  pthread_cond_t c;
  pthread_condattr_t a;
  clockid_t clock;
  int shared;
  pthread_condattr_init(&a);
  pthread_condattr_getclock(&a, &clock);
  pthread_condattr_getpshared(&a, &shared);
  assert(clock == CLOCK_REALTIME && shared == PTHREAD_PROCESS_PRIVATE);
  assert(pthread_condattr_setclock(&a, CLOCK_PROCESS_CPUTIME_ID) == EINVAL);
  assert(pthread_condattr_setpshared(&a, 77) == EINVAL);
  pthread_condattr_setclock(&a, CLOCK_MONOTONIC);
  pthread_condattr_setpshared(&a, PTHREAD_PROCESS_SHARED);
  pthread_condattr_getclock(&a, &clock);
  pthread_condattr_getpshared(&a, &shared);
  assert(pthread_cond_init(&c, &a) == 0);
  assert(pthread_condattr_destroy(&a) == 0);
  assert(clock == CLOCK_MONOTONIC && shared == PTHREAD_PROCESS_SHARED);
  assert(pthread_cond_destroy(&c) == 0);
  return 0;
}

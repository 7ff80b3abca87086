/* Waiting on a condition variable for some time. The time is only looked at to see whether it is one: what waits has no part in it, so that
 * a loop that computes it anew each time still does nothing but test again. */
#include "cond.h"
#include "timeout.h"

TIMED_PARTS(pthread_cond_timedwait, pthread_cond_t, pthread_mutex_t, )
TIMED_PARTS(pthread_cond_clockwait, pthread_cond_t, pthread_mutex_t, )

int pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex, const struct timespec *time) {
  return !valid_time(time) ? EINVAL : TIMED_WAIT(pthread_cond_timedwait, cond, mutex);
}

int pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time) {
  return !valid_time(time) || !can_wait_by(clock) ? EINVAL : TIMED_WAIT(pthread_cond_clockwait, cond, mutex);
}

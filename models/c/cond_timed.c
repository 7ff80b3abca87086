/* Waiting on a condition variable for some time. The time is only looked at to see whether it is one: what waits has no part in it, so that
 * a loop that computes it anew each time still does nothing but test again. */
#include "cond.h"
#include "timeout.h"

WAIT_PARTS(pthread_cond_timedwait, "pthread_cond_timedwait", 1, pthread_cond_t, pthread_mutex_t, )
WAIT_PARTS(pthread_cond_clockwait, "pthread_cond_clockwait", 1, pthread_cond_t, pthread_mutex_t, )

int pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex, const struct timespec *time) {
  if (!valid_time(time))
    return EINVAL;
  _Bool polls = POLLS_TIMED;
  return WAIT(pthread_cond_timedwait, cond, mutex, polls);
}

int pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time) {
  if (!valid_time(time) || !can_wait_by(clock))
    return EINVAL;
  _Bool polls = POLLS_TIMED;
  return WAIT(pthread_cond_clockwait, cond, mutex, polls);
}

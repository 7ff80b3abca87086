/* Waiting on a condition variable for some time. */
#include "cond.h"
#include "timeout.h"

int pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex,
                           const struct timespec *time) {
  if (!valid_time(time))
    return EINVAL;
  return cond_wait(cond, mutex, 1, REPEATED,
                   WAIT_TEXTS("pthread_cond_timedwait"));
}

int __model_retest_pthread_cond_timedwait(pthread_cond_t *cond,
                                          pthread_mutex_t *mutex,
                                          const struct timespec *time,
                                          int again) {
  if (!valid_time(time))
    return EINVAL;
  return cond_wait(cond, mutex, 1, repetition_of(again),
                   WAIT_TEXTS("pthread_cond_timedwait"));
}

int pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex,
                           clockid_t clock, const struct timespec *time) {
  if (!valid_time(time) || !can_wait_by(clock))
    return EINVAL;
  return cond_wait(cond, mutex, 1, REPEATED,
                   WAIT_TEXTS("pthread_cond_clockwait"));
}

int __model_retest_pthread_cond_clockwait(pthread_cond_t *cond,
                                          pthread_mutex_t *mutex,
                                          clockid_t clock,
                                          const struct timespec *time,
                                          int again) {
  if (!valid_time(time) || !can_wait_by(clock))
    return EINVAL;
  return cond_wait(cond, mutex, 1, repetition_of(again),
                   WAIT_TEXTS("pthread_cond_clockwait"));
}

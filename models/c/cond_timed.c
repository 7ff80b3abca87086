/* Waiting on a condition variable for some time. The time is only looked at to see whether it is one: what waits has no part in it, so that
 * a loop that computes it anew each time still does nothing but test again. */
#include "cond.h"
#include "timeout.h"

__attribute__((noinline)) int __model_wait_pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex) {
  return cond_wait(cond, mutex, 1, REPEATED, WAIT_TEXTS("pthread_cond_timedwait"));
}

int __model_retest___model_wait_pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex, int again) {
  return cond_wait(cond, mutex, 1, repetition_of(again), WAIT_TEXTS("pthread_cond_timedwait"));
}

int pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex, const struct timespec *time) {
  return valid_time(time) ? __model_wait_pthread_cond_timedwait(cond, mutex) : EINVAL;
}

__attribute__((noinline)) int __model_wait_pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex) {
  return cond_wait(cond, mutex, 1, REPEATED, WAIT_TEXTS("pthread_cond_clockwait"));
}

int __model_retest___model_wait_pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex, int again) {
  return cond_wait(cond, mutex, 1, repetition_of(again), WAIT_TEXTS("pthread_cond_clockwait"));
}

int pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time) {
  return valid_time(time) && can_wait_by(clock) ? __model_wait_pthread_cond_clockwait(cond, mutex) : EINVAL;
}

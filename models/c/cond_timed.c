/* Waiting on a condition variable for some time. The time is only looked at to see whether it is one: what waits has no part in it, so that
 * a loop that computes it anew each time still does nothing but test again. */
#include "cond.h"
#include "timeout.h"

__attribute__((noinline)) int __model_poll_pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex) {
  return cond_poll(cond, mutex, WAIT_TEXTS("pthread_cond_timedwait"));
}

__attribute__((noinline)) int __model_polled_pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex, int entered) {
  return cond_polled(cond, mutex, entered, MUTEX_GONE("pthread_cond_timedwait"));
}

__attribute__((noinline)) int __model_wait_pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex) {
  return cond_timed_wait(cond, mutex, WAIT_TEXTS("pthread_cond_timedwait"));
}

int pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex, const struct timespec *time) {
  return !valid_time(time) ? EINVAL : TIMED_WAIT(pthread_cond_timedwait, cond, mutex);
}

__attribute__((noinline)) int __model_poll_pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex) {
  return cond_poll(cond, mutex, WAIT_TEXTS("pthread_cond_clockwait"));
}

__attribute__((noinline)) int __model_polled_pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex, int entered) {
  return cond_polled(cond, mutex, entered, MUTEX_GONE("pthread_cond_clockwait"));
}

__attribute__((noinline)) int __model_wait_pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex) {
  return cond_timed_wait(cond, mutex, WAIT_TEXTS("pthread_cond_clockwait"));
}

int pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time) {
  return !valid_time(time) || !can_wait_by(clock) ? EINVAL : TIMED_WAIT(pthread_cond_clockwait, cond, mutex);
}

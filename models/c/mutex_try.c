/* Mutexes that are taken only if that takes no waiting, or not too much. */
#include "mutex.h"
#include "timeout.h"

int pthread_mutex_trylock(pthread_mutex_t *mutex) {
  return mutex_lock_now(mutex, EBUSY,
                        MUTEX_TEXTS("pthread_mutex_trylock"));
}

int pthread_mutex_timedlock(pthread_mutex_t *mutex,
                            const struct timespec *time) {
  int error = mutex_lock_now(
      mutex, ETIMEDOUT,
      MUTEX_TEXTS("pthread_mutex_timedlock"));
  return timeout(error, time);
}

int pthread_mutex_clocklock(pthread_mutex_t *mutex, clockid_t clock,
                            const struct timespec *time) {
  if (!can_wait_by(clock))
    return EINVAL;
  int error = mutex_lock_now(
      mutex, ETIMEDOUT,
      MUTEX_TEXTS("pthread_mutex_clocklock"));
  return timeout(error, time);
}

/* Readers-writer locks that are taken only if that takes no waiting, or not too much. */
#include "rwlock.h"
#include "timeout.h"

static inline int read_now(pthread_rwlock_t *lock, int busy, const char *gone,
                           const char *raw) {
  int error = 0;
  unsigned long self = __gsmack_self();
  __gsmack_atomic_begin();
  long kind = rwlock_require(lock, gone, raw);
  unsigned long writer = WRITER(lock);
  if (writer == 0 && !writers_first(lock, kind))
    rwlock_read(lock, self, 1);
  else if (writer == self && busy == ETIMEDOUT)
    error = EDEADLK;
  else
    error = busy;
  __gsmack_atomic_end();
  return error;
}

static inline int write_now(pthread_rwlock_t *lock, int busy, const char *gone,
                            const char *raw) {
  int error = 0;
  unsigned long self = __gsmack_self();
  __gsmack_atomic_begin();
  rwlock_require(lock, gone, raw);
  unsigned long writer = WRITER(lock);
  if (writer == 0 && READERS(lock) == 0)
    rwlock_write(lock, self);
  else if (writer == self && busy == ETIMEDOUT)
    error = EDEADLK;
  else
    error = busy;
  __gsmack_atomic_end();
  return error;
}

int pthread_rwlock_tryrdlock(pthread_rwlock_t *lock) {
  return read_now(lock, EBUSY, RWLOCK_TEXTS("pthread_rwlock_tryrdlock"));
}

int pthread_rwlock_trywrlock(pthread_rwlock_t *lock) {
  return write_now(lock, EBUSY, RWLOCK_TEXTS("pthread_rwlock_trywrlock"));
}

int pthread_rwlock_timedrdlock(pthread_rwlock_t *lock,
                               const struct timespec *time) {
  return timeout(read_now(lock, ETIMEDOUT,
                          RWLOCK_TEXTS("pthread_rwlock_timedrdlock")),
                 time);
}

int pthread_rwlock_timedwrlock(pthread_rwlock_t *lock,
                               const struct timespec *time) {
  return timeout(write_now(lock, ETIMEDOUT,
                           RWLOCK_TEXTS("pthread_rwlock_timedwrlock")),
                 time);
}

int pthread_rwlock_clockrdlock(pthread_rwlock_t *lock, clockid_t clock,
                               const struct timespec *time) {
  if (!can_wait_by(clock))
    return EINVAL;
  return timeout(read_now(lock, ETIMEDOUT,
                          RWLOCK_TEXTS("pthread_rwlock_clockrdlock")),
                 time);
}

int pthread_rwlock_clockwrlock(pthread_rwlock_t *lock, clockid_t clock,
                               const struct timespec *time) {
  if (!can_wait_by(clock))
    return EINVAL;
  return timeout(write_now(lock, ETIMEDOUT,
                           RWLOCK_TEXTS("pthread_rwlock_clockwrlock")),
                 time);
}

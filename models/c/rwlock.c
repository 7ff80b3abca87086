/* Readers-writer locks. A writer waits for all readers; a reader waits for a
 * writer that has the lock, not for one that waits.
 *
 * rwlock.writer:  lock -> the thread that holds it for writing, 0 if none
 * rwlock.readers: lock -> how often it is held for reading */
#include <errno.h>
#include <pthread.h>

#include "gsmack.h"

#define WRITER(lock) __gsmack_ghost_get("rwlock.writer", lock)
#define READERS(lock) __gsmack_ghost_get("rwlock.readers", lock)

int pthread_rwlock_init(pthread_rwlock_t *lock,
                        const pthread_rwlockattr_t *attr) {
  __gsmack_atomic_begin();
  __gsmack_ghost_set("rwlock.writer", lock, 0);
  __gsmack_ghost_set("rwlock.readers", lock, 0);
  __gsmack_atomic_end();
  return 0;
}

int pthread_rwlock_destroy(pthread_rwlock_t *lock) {
  return 0;
}

int pthread_rwlock_rdlock(pthread_rwlock_t *lock) {
  int error = 0;
  __gsmack_atomic_begin();
  long writer = WRITER(lock);
  if (writer == (long)__gsmack_self()) {
    error = EDEADLK;
  } else {
    __gsmack_await(writer == 0);
    __gsmack_ghost_set("rwlock.readers", lock, READERS(lock) + 1);
  }
  __gsmack_atomic_end();
  return error;
}

int pthread_rwlock_wrlock(pthread_rwlock_t *lock) {
  int error = 0;
  __gsmack_atomic_begin();
  long writer = WRITER(lock);
  if (writer == (long)__gsmack_self()) {
    error = EDEADLK;
  } else {
    __gsmack_await(writer == 0 && READERS(lock) == 0);
    __gsmack_ghost_set("rwlock.writer", lock, (long)__gsmack_self());
  }
  __gsmack_atomic_end();
  return error;
}

static inline int read_now(pthread_rwlock_t *lock, int busy) {
  int error = 0;
  __gsmack_atomic_begin();
  long writer = WRITER(lock);
  if (writer == 0)
    __gsmack_ghost_set("rwlock.readers", lock, READERS(lock) + 1);
  else if (writer == (long)__gsmack_self() && busy == ETIMEDOUT)
    error = EDEADLK;
  else
    error = busy;
  __gsmack_atomic_end();
  return error;
}

static inline int write_now(pthread_rwlock_t *lock, int busy) {
  int error = 0;
  __gsmack_atomic_begin();
  long writer = WRITER(lock);
  if (writer == 0 && READERS(lock) == 0)
    __gsmack_ghost_set("rwlock.writer", lock, (long)__gsmack_self());
  else if (writer == (long)__gsmack_self() && busy == ETIMEDOUT)
    error = EDEADLK;
  else
    error = busy;
  __gsmack_atomic_end();
  return error;
}

int pthread_rwlock_tryrdlock(pthread_rwlock_t *lock) {
  return read_now(lock, EBUSY);
}

int pthread_rwlock_trywrlock(pthread_rwlock_t *lock) {
  return write_now(lock, EBUSY);
}

int pthread_rwlock_timedrdlock(pthread_rwlock_t *lock,
                               const struct timespec *time) {
  return read_now(lock, ETIMEDOUT);
}

int pthread_rwlock_timedwrlock(pthread_rwlock_t *lock,
                               const struct timespec *time) {
  return write_now(lock, ETIMEDOUT);
}

int pthread_rwlock_unlock(pthread_rwlock_t *lock) {
  __gsmack_atomic_begin();
  if (WRITER(lock) != 0)
    __gsmack_ghost_set("rwlock.writer", lock, 0);
  else if (READERS(lock) != 0)
    __gsmack_ghost_set("rwlock.readers", lock, READERS(lock) - 1);
  __gsmack_atomic_end();
  return 0;
}

int pthread_rwlockattr_init(pthread_rwlockattr_t *attr) {
  return 0;
}

int pthread_rwlockattr_destroy(pthread_rwlockattr_t *attr) {
  return 0;
}

int pthread_rwlockattr_setpshared(pthread_rwlockattr_t *attr, int shared) {
  return shared == PTHREAD_PROCESS_PRIVATE || shared == PTHREAD_PROCESS_SHARED
             ? 0
             : EINVAL;
}

/* Mutexes. Each operation is one step. An adaptive mutex is a normal one. */
#include <errno.h>

#include "mutex.h"

int pthread_mutex_init(pthread_mutex_t *mutex,
                       const pthread_mutexattr_t *attr) {
  long type = PTHREAD_MUTEX_DEFAULT;
  __gsmack_atomic_begin();
  if (attr)
    type = __gsmack_ghost_get("mutexattr.type", attr);
  __gsmack_ghost_set("mutex.kind", mutex, type + 1);
  __gsmack_ghost_set("mutex.owner", mutex, 0);
  __gsmack_atomic_end();
  return 0;
}

int pthread_mutex_destroy(pthread_mutex_t *mutex) {
  int error = 0;
  __gsmack_atomic_begin();
  if (mutex_owner(mutex))
    error = EBUSY;
  else
    __gsmack_ghost_set("mutex.kind", mutex, MUTEX_DESTROYED);
  __gsmack_atomic_end();
  return error;
}

/* Takes the mutex, which is free or held by the calling thread and not normal. */
static inline int take(pthread_mutex_t *mutex, long kind, _Bool taken) {
  if (!taken)
    __gsmack_ghost_set("mutex.owner", mutex, (long)__gsmack_self());
  else if (kind == MUTEX_RECURSIVE)
    __gsmack_ghost_set("mutex.count", mutex,
                       __gsmack_ghost_get("mutex.count", mutex) + 1);
  else
    return EDEADLK;
  return 0;
}

int pthread_mutex_lock(pthread_mutex_t *mutex) {
  int error = EINVAL;
  __gsmack_atomic_begin();
  long kind = mutex_kind(mutex);
  if (kind != MUTEX_DESTROYED) {
    unsigned long owner = mutex_owner(mutex);
    _Bool again = (kind == MUTEX_RECURSIVE || kind == MUTEX_ERRORCHECK) &&
                  owner == __gsmack_self();
    __gsmack_await(owner == 0 || again);
    error = take(mutex, kind, again);
  }
  __gsmack_atomic_end();
  return error;
}

/* Takes the mutex now or fails. Waiting for a while adds nothing: the step may be
 * taken at any time, and fails only if the mutex is then held by another. */
static inline int lock_now(pthread_mutex_t *mutex, int busy) {
  int error = EINVAL;
  __gsmack_atomic_begin();
  long kind = mutex_kind(mutex);
  if (kind != MUTEX_DESTROYED) {
    unsigned long owner = mutex_owner(mutex);
    if (owner == 0)
      error = take(mutex, kind, 0);
    else if (owner == __gsmack_self() &&
             (kind == MUTEX_RECURSIVE ||
              (kind == MUTEX_ERRORCHECK && busy == ETIMEDOUT)))
      error = take(mutex, kind, 1);
    else
      error = busy;
  }
  __gsmack_atomic_end();
  return error;
}

int pthread_mutex_trylock(pthread_mutex_t *mutex) {
  return lock_now(mutex, EBUSY);
}

int pthread_mutex_timedlock(pthread_mutex_t *mutex,
                            const struct timespec *time) {
  return lock_now(mutex, ETIMEDOUT);
}

int pthread_mutex_clocklock(pthread_mutex_t *mutex, clockid_t clock,
                            const struct timespec *time) {
  return lock_now(mutex, ETIMEDOUT);
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) {
  int error = 0;
  __gsmack_atomic_begin();
  long kind = mutex_kind(mutex);
  if (kind == MUTEX_DESTROYED)
    error = EINVAL;
  else if ((kind == MUTEX_RECURSIVE || kind == MUTEX_ERRORCHECK) &&
           mutex_owner(mutex) != __gsmack_self())
    error = EPERM;
  else if (kind == MUTEX_RECURSIVE && __gsmack_ghost_get("mutex.count", mutex))
    __gsmack_ghost_set("mutex.count", mutex,
                       __gsmack_ghost_get("mutex.count", mutex) - 1);
  else
    __gsmack_ghost_set("mutex.owner", mutex, 0);
  __gsmack_atomic_end();
  return error;
}

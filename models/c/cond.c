/* Condition variables.
 *
 * cond.waiters:    variable -> how many threads wait for a signal
 * cond.generation: variable -> how many broadcasts there were
 * cond.waiting:    thread -> the variable it waits on, 0 once it was signalled
 * cond.since:      thread -> the generation in which it began to wait
 * cond.spurious:   thread -> how many of its wake-ups were spurious
 *
 * A signal wakes any one of the threads that wait at that time. A thread wakes up without
 * a signal at most as often as the setting spurious-wakeups says. */
#include <errno.h>

#include "mutex.h"

int pthread_cond_init(pthread_cond_t *cond, const pthread_condattr_t *attr) {
  __gsmack_atomic_begin();
  __gsmack_ghost_set("cond.waiters", cond, 0);
  __gsmack_atomic_end();
  return 0;
}

int pthread_cond_destroy(pthread_cond_t *cond) {
  return 0;
}

static inline void leave(pthread_cond_t *cond, unsigned long self) {
  __gsmack_ghost_set_id("cond.waiting", self, 0);
  __gsmack_ghost_set("cond.waiters", cond,
                     __gsmack_ghost_get("cond.waiters", cond) - 1);
}

/* The mutex is released for the wait whatever its recursion count was, and gets
 * the same count back. A wait with a time may end at any time; that it may then have
 * used up a signal is what POSIX says. */
static inline int wait(pthread_cond_t *cond, pthread_mutex_t *mutex,
                       _Bool timed) {
  unsigned long self = __gsmack_self();
  __gsmack_atomic_begin();
  if (mutex_kind(mutex) == MUTEX_ERRORCHECK && mutex_owner(mutex) != self) {
    __gsmack_atomic_end();
    return EPERM;
  }
  long since = __gsmack_ghost_get("cond.generation", cond);
  __gsmack_ghost_set("mutex.owner", mutex, 0);
  __gsmack_ghost_set_id("cond.waiting", self, (long)cond);
  __gsmack_ghost_set_id("cond.since", self, since);
  __gsmack_ghost_set("cond.waiters", cond,
                     __gsmack_ghost_get("cond.waiters", cond) + 1);
  __gsmack_atomic_end();

  _Bool expired = timed && __gsmack_nondet_bool();
  __gsmack_atomic_begin();
  _Bool signalled = __gsmack_ghost_get_id("cond.waiting", self) == 0;
  _Bool woken =
      signalled || __gsmack_ghost_get("cond.generation", cond) != since;
  long spurious = __gsmack_ghost_get_id("cond.spurious", self);
  _Bool unasked = !woken && !expired && __gsmack_nondet_bool() &&
                  spurious < __gsmack_option("spurious-wakeups", 1);
  __gsmack_await(mutex_owner(mutex) == 0 && (woken || unasked || timed));
  if (!woken)
    leave(cond, self);
  if (unasked)
    __gsmack_ghost_set_id("cond.spurious", self, spurious + 1);
  __gsmack_ghost_set("mutex.owner", mutex, (long)self);
  __gsmack_atomic_end();
  return timed && (expired || !(woken || unasked)) ? ETIMEDOUT : 0;
}

int pthread_cond_wait(pthread_cond_t *cond, pthread_mutex_t *mutex) {
  return wait(cond, mutex, 0);
}

int pthread_cond_timedwait(pthread_cond_t *cond, pthread_mutex_t *mutex,
                           const struct timespec *time) {
  return wait(cond, mutex, 1);
}

int pthread_cond_clockwait(pthread_cond_t *cond, pthread_mutex_t *mutex,
                           clockid_t clock, const struct timespec *time) {
  return wait(cond, mutex, 1);
}

int pthread_cond_signal(pthread_cond_t *cond) {
  __gsmack_atomic_begin();
  if (__gsmack_ghost_get("cond.waiters", cond) != 0) {
    unsigned long chosen = __gsmack_nondet_ulong();
    __gsmack_assume(__gsmack_ghost_get_id("cond.waiting", chosen) ==
                    (long)cond);
    __gsmack_assume(__gsmack_ghost_get_id("cond.since", chosen) ==
                    __gsmack_ghost_get("cond.generation", cond));
    leave(cond, chosen);
  }
  __gsmack_atomic_end();
  return 0;
}

int pthread_cond_broadcast(pthread_cond_t *cond) {
  __gsmack_atomic_begin();
  if (__gsmack_ghost_get("cond.waiters", cond) != 0) {
    __gsmack_ghost_set("cond.waiters", cond, 0);
    __gsmack_ghost_set("cond.generation", cond,
                       __gsmack_ghost_get("cond.generation", cond) + 1);
  }
  __gsmack_atomic_end();
  return 0;
}

int pthread_condattr_init(pthread_condattr_t *attr) {
  return 0;
}

int pthread_condattr_destroy(pthread_condattr_t *attr) {
  return 0;
}

int pthread_condattr_setclock(pthread_condattr_t *attr, clockid_t clock) {
  return 0;
}

int pthread_condattr_setpshared(pthread_condattr_t *attr, int shared) {
  return shared == PTHREAD_PROCESS_PRIVATE || shared == PTHREAD_PROCESS_SHARED
             ? 0
             : EINVAL;
}

/* Semaphores that are waited for not at all, or not for long. */
#include "cancel.h"
#include "interrupt.h"
#include "sem.h"
#include "timeout.h"

/* Whether a time that is none is found out although nobody has to wait, POSIX leaves open. */
static inline _Bool refused(const struct timespec *time) {
  return !valid_time(time) && __gsmack_nondet_bool();
}

static inline int wait_now(sem_t *sem, int busy, const char *gone,
                           const char *raw) {
  int error = 0;
  __gsmack_atomic_begin();
  long value = sem_count(sem, gone, raw);
  if (value != 0)
    sem_set(sem, value - 1);
  else
    error = busy;
  __gsmack_atomic_end();
  return error;
}

int sem_trywait(sem_t *sem) {
  return sem_fail(wait_now(sem, EAGAIN, SEM_TEXTS("sem_trywait")));
}

int sem_timedwait(sem_t *sem, const struct timespec *time) {
  cancellation_point();
  if (refused(time))
    return sem_fail(EINVAL);
  wait_begins();
  if (interrupted(1))
    return sem_fail(EINTR);
  int error = wait_now(sem, ETIMEDOUT, SEM_TEXTS("sem_timedwait"));
  return sem_fail(timeout(error, time));
}

int sem_clockwait(sem_t *sem, clockid_t clock, const struct timespec *time) {
  if (!can_wait_by(clock))
    return sem_fail(EINVAL);
  cancellation_point();
  if (refused(time))
    return sem_fail(EINVAL);
  wait_begins();
  if (interrupted(1))
    return sem_fail(EINTR);
  int error = wait_now(sem, ETIMEDOUT, SEM_TEXTS("sem_clockwait"));
  return sem_fail(timeout(error, time));
}

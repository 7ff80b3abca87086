/* Unnamed semaphores. sem.value: semaphore -> its count. */
#include <errno.h>
#include <limits.h>
#include <semaphore.h>

#include "gsmack.h"

#define VALUE(sem) __gsmack_ghost_get("sem.value", sem)

static inline int fail(int error) {
  if (!error)
    return 0;
  errno = error;
  return -1;
}

int sem_init(sem_t *sem, int shared, unsigned value) {
  if (value > SEM_VALUE_MAX)
    return fail(EINVAL);
  __gsmack_ghost_set("sem.value", sem, (long)value);
  return 0;
}

int sem_destroy(sem_t *sem) {
  return 0;
}

int sem_wait(sem_t *sem) {
  __gsmack_atomic_begin();
  long value = VALUE(sem);
  __gsmack_await(value != 0);
  __gsmack_ghost_set("sem.value", sem, value - 1);
  __gsmack_atomic_end();
  return 0;
}

static inline int wait_now(sem_t *sem, int busy) {
  int error = 0;
  __gsmack_atomic_begin();
  long value = VALUE(sem);
  if (value != 0)
    __gsmack_ghost_set("sem.value", sem, value - 1);
  else
    error = busy;
  __gsmack_atomic_end();
  return fail(error);
}

int sem_trywait(sem_t *sem) { return wait_now(sem, EAGAIN); }

int sem_timedwait(sem_t *sem, const struct timespec *time) {
  return wait_now(sem, ETIMEDOUT);
}

int sem_clockwait(sem_t *sem, clockid_t clock, const struct timespec *time) {
  return wait_now(sem, ETIMEDOUT);
}

int sem_post(sem_t *sem) {
  int error = 0;
  __gsmack_atomic_begin();
  long value = VALUE(sem);
  if (value == SEM_VALUE_MAX)
    error = EOVERFLOW;
  else
    __gsmack_ghost_set("sem.value", sem, value + 1);
  __gsmack_atomic_end();
  return fail(error);
}

int sem_getvalue(sem_t *sem, int *value) {
  *value = (int)VALUE(sem);
  return 0;
}

/* Unnamed semaphores. */
#include <limits.h>

#include "cancel.h"
#include "fail.h"
#include "interrupt.h"
#include "queue.h"
#include "sem.h"

int sem_init(sem_t *sem, int shared, unsigned value) {
  if (value > SEM_VALUE_MAX)
    return sem_fail(EINVAL);
  if (MAY_FAIL(sem_init))
    return sem_fail(ENOSPC);
  __gsmack_atomic_begin();
  __gsmack_uses(sem, sizeof *sem);
  long state = __gsmack_ghost_get("sem.state", sem);
  REQUIRE(state == UNTOUCHED || state == DESTROYED,
          "sem_init: the semaphore is initialised already");
  sem_begin(sem, (long)value);
  __gsmack_atomic_end();
  return 0;
}

/* A thread that waits finds out that the semaphore is gone. */
int sem_destroy(sem_t *sem) {
  __gsmack_atomic_begin();
  sem_count(sem, SEM_TEXTS("sem_destroy"));
  __gsmack_ghost_set("sem.state", sem, DESTROYED);
  __gsmack_atomic_end();
  return 0;
}

int sem_wait(sem_t *sem) {
  _Bool cancelled = 0, queued = 0, disturbed = 0;
  unsigned long self = __gsmack_self();
  cancellation_point();
  interruptible();
  __gsmack_atomic_begin();
  long value = sem_count(sem, SEM_TEXTS("sem_wait"));
  if (WAKEUP != WAKE_ANY && !(value != 0 && queue_empty(sem))) {
    queue_enter(sem, self);
    queued = 1;
  } else {
    cancelled = cancelled_instead(value != 0);
    disturbed = !cancelled && interrupted(1);
    __gsmack_await_for(value != 0 || cancelled || disturbed, "semaphore", sem, 0);
    if (!cancelled && !disturbed)
      sem_set(sem, value - 1);
  }
  __gsmack_atomic_end();
  if (disturbed)
    return sem_fail(EINTR);
  if (queued) {
    __gsmack_atomic_begin();
    value = sem_count(sem, SEM_TEXTS("sem_wait"));
    _Bool come = value != 0 && queue_turn(sem) == self;
    cancelled = cancelled_instead(come);
    __gsmack_await_for(come || cancelled, "semaphore", sem, 0);
    queue_leave(sem, self);
    if (!cancelled)
      sem_set(sem, value - 1);
    __gsmack_atomic_end();
  }
  act_if(cancelled);
  return 0;
}

int sem_post(sem_t *sem) {
  int error = 0;
  __gsmack_atomic_begin();
  long value = sem_count(sem, SEM_TEXTS("sem_post"));
  if (value == SEM_VALUE_MAX)
    error = EOVERFLOW;
  else
    sem_set(sem, value + 1);
  __gsmack_atomic_end();
  return sem_fail(error);
}

int sem_getvalue(sem_t *sem, int *value) {
  __gsmack_atomic_begin();
  int count = (int)sem_count(sem, SEM_TEXTS("sem_getvalue"));
  __gsmack_atomic_end();
  *value = count;
  return 0;
}

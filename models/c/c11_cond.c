/* C11 <threads.h>, condition variables. */
#include "c11_init.h"
#include "c11_outcome.h"
#include "cond.h"
#include "fail.h"
#include "timeout.h"

#define POSIX(cond) ((pthread_cond_t *)(cond))

int cnd_init(cnd_t *cond) {
  if (MAY_FAIL(cnd_init))
    return thrd_nomem;
  return outcome(
      cond_start(POSIX(cond), BEGIN_TEXTS("cnd_init", "condition variable")));
}

void cnd_destroy(cnd_t *cond) {
  cond_initialised(cond, "cnd_destroy: the condition variable is not initialised");
  cond_end(POSIX(cond), COND_TEXTS("cnd_destroy"),
           "cnd_destroy: a thread waits on the condition variable");
}

WAIT_PARTS(cnd_wait, "cnd_wait", 0, cnd_t, mtx_t, outcome)
WAIT_PARTS(cnd_timedwait, "cnd_timedwait", 1, cnd_t, mtx_t, outcome)

int cnd_wait(cnd_t *cond, mtx_t *mutex) {
  cond_initialised(cond, "cnd_wait: the condition variable is not initialised");
  _Bool polls = POLLS;
  return WAIT(cnd_wait, cond, mutex, polls);
}

int cnd_timedwait(cnd_t *restrict cond, mtx_t *restrict mutex,
                  const struct timespec *restrict time) {
  cond_initialised(cond, "cnd_timedwait: the condition variable is not initialised");
  if (!valid_time(time))
    return thrd_error;
  _Bool polls = POLLS_TIMED;
  return WAIT(cnd_timedwait, cond, mutex, polls);
}

int cnd_signal(cnd_t *cond) {
  cond_initialised(cond, "cnd_signal: the condition variable is not initialised");
  return outcome(cond_signal(POSIX(cond), COND_TEXTS("cnd_signal")));
}

int cnd_broadcast(cnd_t *cond) {
  cond_initialised(cond, "cnd_broadcast: the condition variable is not initialised");
  return outcome(cond_broadcast(POSIX(cond), COND_TEXTS("cnd_broadcast")));
}

COND_LEAKS

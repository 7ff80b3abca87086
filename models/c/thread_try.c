/* Joining without waiting, or not for long. */
#include <errno.h>
#include <pthread.h>

#include "cancel.h"
#include "gsmack.h"
#include "misuse.h"
#include "thread.h"
#include "timeout.h"

/* After what may not be, what glibc returns. Asking whether one has ended oneself is allowed. */
static inline int join_now(unsigned long thread, void **result, int busy,
                           const char *itself, const char *detached,
                           const char *joined, const char *unknown) {
  int error = 0;
  __gsmack_atomic_begin();
  long state = __gsmack_ghost_get_id("thread.state", thread);
  if (thread == MAIN_THREAD && state == THREAD_UNKNOWN)
    state = THREAD_RUNNING;
  if (thread_number(thread) == __gsmack_self() && busy == ETIMEDOUT) {
    REQUIRE(0, itself);
    error = EDEADLK;
  } else if (__gsmack_ghost_get_id("thread.detached", thread)) {
    REQUIRE(0, detached);
    error = EINVAL;
  } else if (state == THREAD_JOINED) {
    REQUIRE(0, joined);
    error = ESRCH;
  } else if (state == THREAD_UNKNOWN) {
    REQUIRE(0, unknown);
    error = ESRCH;
  } else if (state == THREAD_RUNNING) {
    error = busy;
  } else {
    __gsmack_ghost_set_id("thread.state", thread, THREAD_JOINED);
    thread_may_be_over();
    if (result)
      *result = (void *)__gsmack_ghost_get_id("thread.result", thread);
  }
  __gsmack_atomic_end();
  return error;
}

int pthread_tryjoin_np(pthread_t thread, void **result) {
  return join_now(thread, result, EBUSY, JOIN_TEXTS("pthread_tryjoin_np"));
}

/* Without a time one waits as long as it takes. */
int pthread_timedjoin_np(pthread_t thread, void **result,
                         const struct timespec *time) {
  if (!time)
    return pthread_join(thread, result);
  cancellation_point();
  return timeout(join_now(thread, result, ETIMEDOUT,
                          JOIN_TEXTS("pthread_timedjoin_np")),
                 time);
}

int pthread_clockjoin_np(pthread_t thread, void **result, clockid_t clock,
                         const struct timespec *time) {
  if (!can_wait_by(clock))
    return EINVAL;
  if (!time)
    return pthread_join(thread, result);
  cancellation_point();
  return timeout(join_now(thread, result, ETIMEDOUT,
                          JOIN_TEXTS("pthread_clockjoin_np")),
                 time);
}

/* Joining without waiting, or not for long. */
#include <errno.h>
#include <pthread.h>

#include "gsmack.h"
#include "thread.h"
#include "timeout.h"

static inline int join_now(unsigned long thread, void **result, int busy) {
  int error = 0;
  __gsmack_atomic_begin();
  long state = __gsmack_ghost_get_id("thread.state", thread);
  if (thread == __gsmack_self() && busy == ETIMEDOUT)
    error = EDEADLK;
  else if (__gsmack_ghost_get_id("thread.detached", thread))
    error = EINVAL;
  else if (state == THREAD_RUNNING ||
           (state == THREAD_UNKNOWN && thread == MAIN_THREAD))
    error = busy;
  else if (state == THREAD_JOINED || state == THREAD_UNKNOWN)
    error = ESRCH;
  if (!error) {
    __gsmack_ghost_set_id("thread.state", thread, THREAD_JOINED);
    if (result)
      *result = (void *)__gsmack_ghost_get_id("thread.result", thread);
  }
  __gsmack_atomic_end();
  return error;
}

int pthread_tryjoin_np(pthread_t thread, void **result) {
  return join_now(thread, result, EBUSY);
}

int pthread_timedjoin_np(pthread_t thread, void **result,
                         const struct timespec *time) {
  return timeout(join_now(thread, result, ETIMEDOUT), time);
}

int pthread_clockjoin_np(pthread_t thread, void **result, clockid_t clock,
                         const struct timespec *time) {
  return timeout(join_now(thread, result, ETIMEDOUT), time);
}

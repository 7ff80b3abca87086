/* Cancellation, deferred: a thread that was cancelled ends at its next cancellation point.
 *
 * cancel.requested: thread -> whether somebody cancelled it
 * cancel.state:     thread -> PTHREAD_CANCEL_ENABLE, which is 0, or PTHREAD_CANCEL_DISABLE */
#include <errno.h>
#include <pthread.h>

#include "cancel.h"
#include "misuse.h"
#include "thread.h"

int pthread_cancel(pthread_t thread) {
  int error = 0;
  __gsmack_atomic_begin();
  long state = thread_require(thread, LIFETIME_TEXTS("pthread_cancel"));
  if (state == THREAD_JOINED ||
      (state == THREAD_UNKNOWN && thread != MAIN_THREAD))
    error = ESRCH;
  else
    __gsmack_ghost_set_id("cancel.requested", thread, 1);
  __gsmack_atomic_end();
  return error;
}

_Bool __model_cancel_due(void) {
  unsigned long self = __gsmack_self();
  return __gsmack_ghost_get_id("cancel.requested", thread_identity(self)) &&
         __gsmack_ghost_get_id("cancel.state", self) == PTHREAD_CANCEL_ENABLE;
}

void __model_cancel_point(void) {
  __gsmack_atomic_begin();
  _Bool due = __model_cancel_due();
  __gsmack_atomic_end();
  if (due)
    __model_cancel_end();
}

/* The handlers run with cancellation off. */
void __model_cancel_end(void) {
  __gsmack_ghost_set_id("cancel.state", __gsmack_self(),
                        PTHREAD_CANCEL_DISABLE);
  pthread_exit(PTHREAD_CANCELED);
}

/* Whether a thread may be cancelled, and when. The ghost state is that of cancel.c. */
#include <errno.h>
#include <pthread.h>

#include "cancel.h"

int pthread_setcancelstate(int state, int *old) {
  if (state != PTHREAD_CANCEL_ENABLE && state != PTHREAD_CANCEL_DISABLE)
    return EINVAL;
  unsigned long self = __gsmack_self();
  __gsmack_atomic_begin();
  int was = (int)__gsmack_ghost_get_id("cancel.state", self);
  __gsmack_ghost_set_id("cancel.state", self, state);
  __gsmack_atomic_end();
  if (old)
    *old = was;
  return 0;
}

int pthread_setcanceltype(int type, int *old) {
  if (type != PTHREAD_CANCEL_DEFERRED && type != PTHREAD_CANCEL_ASYNCHRONOUS)
    return EINVAL;
  if (type == PTHREAD_CANCEL_ASYNCHRONOUS && __model_cancel_due)
    __gsmack_unknown("a thread that can be cancelled anywhere "
                     "(PTHREAD_CANCEL_ASYNCHRONOUS)");
  unsigned long self = __gsmack_self();
  __gsmack_atomic_begin();
  int was = (int)__gsmack_ghost_get_id("cancel.type", self);
  __gsmack_ghost_set_id("cancel.type", self, type);
  __gsmack_atomic_end();
  if (old)
    *old = was;
  return 0;
}

void pthread_testcancel(void) { cancellation_point(); }

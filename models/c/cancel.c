/* Asking for cancellation is not modelled; saying whether one may be cancelled is harmless. */
#include <errno.h>
#include <pthread.h>

#include "gsmack.h"

int pthread_setcancelstate(int state, int *old) {
  if (state != PTHREAD_CANCEL_ENABLE && state != PTHREAD_CANCEL_DISABLE)
    return EINVAL;
  __gsmack_atomic_begin();
  unsigned long self = __gsmack_self();
  if (old)
    *old = (int)__gsmack_ghost_get_id("cancel.state", self);
  __gsmack_ghost_set_id("cancel.state", self, state);
  __gsmack_atomic_end();
  return 0;
}

int pthread_setcanceltype(int type, int *old) {
  if (type != PTHREAD_CANCEL_DEFERRED && type != PTHREAD_CANCEL_ASYNCHRONOUS)
    return EINVAL;
  __gsmack_atomic_begin();
  unsigned long self = __gsmack_self();
  if (old)
    *old = (int)__gsmack_ghost_get_id("cancel.type", self);
  __gsmack_ghost_set_id("cancel.type", self, type);
  __gsmack_atomic_end();
  return 0;
}

void pthread_testcancel(void) {}

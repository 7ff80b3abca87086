/* pthread_once. A thread that ends within the function, by pthread_exit or cancellation, leaves the control as it was.
 *
 * once.state:    control -> 0 not yet, ONCE_DONE, or the thread that is at it
 * once.running:  thread -> the control that it is at, the innermost, 0 if none
 * once.outer:    control -> the one that its thread was at before
 * once.handlers: control -> the cleanup handler pushed last before, 0 if none */
#include <pthread.h>

#include "gsmack.h"
#include "thread.h"

enum { ONCE_DONE = -1 };

/* In a section. */
static inline void leave(unsigned long self, void *control, long state) {
  __gsmack_ghost_set("once.state", control, state);
  __gsmack_ghost_set_id("once.running", self,
                        __gsmack_ghost_get("once.outer", control));
}

int pthread_once(pthread_once_t *control, void (*function)(void)) {
  unsigned long self = __gsmack_self();
  __gsmack_atomic_begin();
  __gsmack_uses(control, sizeof *control);
  long state = __gsmack_ghost_get("once.state", control);
  __gsmack_await_for(state <= 0, "once", control, (unsigned long)state);
  if (state == 0) {
    __gsmack_ghost_set("once.state", control, (long)self);
    __gsmack_ghost_set("once.outer", control,
                       __gsmack_ghost_get_id("once.running", self));
    __gsmack_ghost_set_id("once.running", self, (long)control);
    if (__model_cleanup_top)
      __gsmack_ghost_set("once.handlers", control, (long)__model_cleanup_top());
  }
  __gsmack_atomic_end();
  if (state == 0) {
    function();
    __gsmack_atomic_begin();
    leave(self, control, ONCE_DONE);
    __gsmack_atomic_end();
  }
  return 0;
}

void __model_once_abandon(const void *handlers) {
  unsigned long self = __gsmack_self();
  for (;;) {
    __gsmack_atomic_begin();
    void *control = (void *)__gsmack_ghost_get_id("once.running", self);
    _Bool ends = control && __gsmack_ghost_get("once.handlers", control) == (long)handlers;
    if (ends)
      leave(self, control, 0);
    __gsmack_atomic_end();
    if (!ends)
      break;
  }
}

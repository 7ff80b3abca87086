/* pthread_once. once.state: control -> 0 not yet, ONCE_DONE, or the thread that is at it. */
#include <pthread.h>

#include "gsmack.h"

enum { ONCE_DONE = -1 };

int pthread_once(pthread_once_t *control, void (*function)(void)) {
  __gsmack_atomic_begin();
  __gsmack_uses(control, sizeof *control);
  long state = __gsmack_ghost_get("once.state", control);
  __gsmack_await_for(state <= 0, "once", control, (unsigned long)state);
  if (state == 0)
    __gsmack_ghost_set("once.state", control, (long)__gsmack_self());
  __gsmack_atomic_end();
  if (state == 0) {
    function();
    __gsmack_ghost_set("once.state", control, ONCE_DONE);
  }
  return 0;
}

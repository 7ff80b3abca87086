/* pthread_once. once.state: control -> 0 not yet, 1 running, 2 done. */
#include <pthread.h>

#include "gsmack.h"

int pthread_once(pthread_once_t *control, void (*function)(void)) {
  __gsmack_atomic_begin();
  long state = __gsmack_ghost_get("once.state", control);
  __gsmack_await(state != 1);
  if (state == 0)
    __gsmack_ghost_set("once.state", control, 1);
  __gsmack_atomic_end();
  if (state == 0) {
    function();
    __gsmack_ghost_set("once.state", control, 2);
  }
  return 0;
}

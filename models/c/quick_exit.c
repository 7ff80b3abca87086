/* Functions that quick_exit calls, the last registered first.
 *
 * quick.count: how many there are
 * quick.function: number -> the function */
#include <stdlib.h>

#include "gsmack.h"

int at_quick_exit(void (*function)(void)) {
  __gsmack_atomic_begin();
  unsigned long count = (unsigned long)__gsmack_ghost_get_scalar("quick.count");
  __gsmack_ghost_set_id("quick.function", count, (long)function);
  __gsmack_ghost_set_scalar("quick.count", (long)count + 1);
  __gsmack_atomic_end();
  return 0;
}

void __model_quick_exit(void) {
  for (;;) {
    void (*function)(void) = 0;
    __gsmack_atomic_begin();
    unsigned long count = (unsigned long)__gsmack_ghost_get_scalar("quick.count");
    if (count != 0) {
      __gsmack_ghost_set_scalar("quick.count", (long)--count);
      function = (void (*)(void))__gsmack_ghost_get_id("quick.function", count);
    }
    __gsmack_atomic_end();
    if (!function)
      return;
    function();
  }
}

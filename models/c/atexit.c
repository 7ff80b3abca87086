/* Functions called at exit, the last registered first. exit.count: how many there are;
 * exit.function: number -> the function. */
#include <stdlib.h>

#include "gsmack.h"
#include "process.h"

int atexit(void (*function)(void)) {
  __gsmack_atomic_begin();
  unsigned long count = (unsigned long)__gsmack_ghost_get_scalar("exit.count");
  __gsmack_ghost_set_id("exit.function", count, (long)function);
  __gsmack_ghost_set_scalar("exit.count", (long)count + 1);
  __gsmack_atomic_end();
  return 0;
}

/* They also run when main returns: a destructor is called then. */
__attribute__((destructor)) void __model_run_exit_functions(void) {
  for (;;) {
    void (*function)(void) = 0;
    __gsmack_atomic_begin();
    unsigned long count =
        (unsigned long)__gsmack_ghost_get_scalar("exit.count");
    if (count != 0) {
      __gsmack_ghost_set_scalar("exit.count", (long)count - 1);
      function =
          (void (*)(void))__gsmack_ghost_get_id("exit.function", count - 1);
    }
    __gsmack_atomic_end();
    if (!function)
      return;
    function();
  }
}

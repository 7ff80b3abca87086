/* <stdlib.h>: functions called at exit. */
#include <stdlib.h>

#include "exit.h"

void __model_exit_functions(void) {}

int atexit(void (*function)(void)) {
  __gsmack_atomic_begin();
  __gsmack_ghost_set_id("exit.function", exit_entry(), (long)function);
  __gsmack_atomic_end();
  return 0;
}

/* They are called when main returns, and by exit; those of the models before the program's. */
__attribute__((destructor)) static void run_exit_functions(void) {
  if (__model_destroy_locals)
    __model_destroy_locals();
  for (;;) {
    unsigned long entry = 0;
    __gsmack_atomic_begin();
    unsigned long count = (unsigned long)__gsmack_ghost_get_scalar("exit.count");
    if (count != 0) {
      entry = (unsigned long)__gsmack_ghost_get_id("exit.entry", count);
      __gsmack_ghost_set_scalar("exit.count", (long)count - 1);
    }
    __gsmack_atomic_end();
    if (entry == 0)
      return;
    void (*function)(void) = (void (*)(void))__gsmack_ghost_get_id("exit.function", entry);
    if (function)
      function();
    else if (__model_exit_object)
      __model_exit_object(entry);
  }
}

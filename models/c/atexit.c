/* Functions called at exit, the last registered first: those of atexit, and the destructors of C++'s static variables.
 *
 * exit.count: how many there are
 * exit.function, exit.destructor, exit.object: number -> the function, or the destructor and what it gets */
#include <stdlib.h>

#include "gsmack.h"

static inline void at_exit(void (*function)(void), void (*destructor)(void *), void *object) {
  __gsmack_atomic_begin();
  unsigned long count = (unsigned long)__gsmack_ghost_get_scalar("exit.count");
  __gsmack_ghost_set_id("exit.function", count, (long)function);
  __gsmack_ghost_set_id("exit.destructor", count, (long)destructor);
  __gsmack_ghost_set_id("exit.object", count, (long)object);
  __gsmack_ghost_set_scalar("exit.count", (long)count + 1);
  __gsmack_atomic_end();
}

int atexit(void (*function)(void)) {
  at_exit(function, 0, 0);
  return 0;
}

void *__dso_handle;

int __cxa_atexit(void (*destructor)(void *), void *object, void *library) {
  at_exit(0, destructor, object);
  return 0;
}

/* Destructors are called when main returns, and by exit; those of the models before the program's. */
__attribute__((destructor)) static void run_exit_functions(void) {
  for (;;) {
    void (*function)(void) = 0, (*destructor)(void *) = 0;
    void *object = 0;
    __gsmack_atomic_begin();
    unsigned long count =
        (unsigned long)__gsmack_ghost_get_scalar("exit.count");
    if (count != 0) {
      __gsmack_ghost_set_scalar("exit.count", (long)--count);
      function = (void (*)(void))__gsmack_ghost_get_id("exit.function", count);
      destructor = (void (*)(void *))__gsmack_ghost_get_id("exit.destructor", count);
      object = (void *)__gsmack_ghost_get_id("exit.object", count);
    }
    __gsmack_atomic_end();
    if (function)
      function();
    else if (destructor)
      destructor(object);
    else
      return;
  }
}

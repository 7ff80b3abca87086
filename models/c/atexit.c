/* Functions called at exit, the last registered first: those of atexit and on_exit, and the destructors of C++'s static variables.
 *
 * exit.count: how many there are
 * exit.function, exit.destructor, exit.told: number -> the function, or the destructor, or what is told the status
 * exit.object: number -> what the last two get */
#include <stdlib.h>

#include "gsmack.h"

/* Defined (process.c) if the program calls exit: whether somebody did. */
_Bool __model_exits(void) __attribute__((weak));

static inline void at_exit(void (*function)(void), void (*destructor)(void *), void (*told)(int, void *), void *object) {
  __gsmack_atomic_begin();
  unsigned long count = (unsigned long)__gsmack_ghost_get_scalar("exit.count");
  __gsmack_ghost_set_id("exit.function", count, (long)function);
  __gsmack_ghost_set_id("exit.destructor", count, (long)destructor);
  __gsmack_ghost_set_id("exit.told", count, (long)told);
  __gsmack_ghost_set_id("exit.object", count, (long)object);
  __gsmack_ghost_set_scalar("exit.count", (long)count + 1);
  __gsmack_atomic_end();
}

int atexit(void (*function)(void)) {
  at_exit(function, 0, 0, 0);
  return 0;
}

int on_exit(void (*function)(int, void *), void *object) {
  at_exit(0, 0, function, object);
  return 0;
}

/* What exit was given, or else what main returned, which is not known. */
static inline int status(void) {
  __gsmack_approximate("what main returns, as on_exit tells it", 0, 0);
  int any = __gsmack_nondet_int();
  return __model_exits && __model_exits() ? (int)__gsmack_ghost_get_scalar("process.status") : any;
}

void *__dso_handle;

int __cxa_atexit(void (*destructor)(void *), void *object, void *library) {
  at_exit(0, destructor, 0, object);
  return 0;
}

/* Destructors are called when main returns, and by exit; those of the models before the program's. */
__attribute__((destructor)) static void run_exit_functions(void) {
  for (;;) {
    void (*function)(void) = 0, (*destructor)(void *) = 0, (*told)(int, void *) = 0;
    void *object = 0;
    __gsmack_atomic_begin();
    unsigned long count =
        (unsigned long)__gsmack_ghost_get_scalar("exit.count");
    if (count != 0) {
      __gsmack_ghost_set_scalar("exit.count", (long)--count);
      function = (void (*)(void))__gsmack_ghost_get_id("exit.function", count);
      destructor = (void (*)(void *))__gsmack_ghost_get_id("exit.destructor", count);
      told = (void (*)(int, void *))__gsmack_ghost_get_id("exit.told", count);
      object = (void *)__gsmack_ghost_get_id("exit.object", count);
    }
    __gsmack_atomic_end();
    if (function)
      function();
    else if (destructor)
      destructor(object);
    else if (told)
      told(status(), object);
    else
      return;
  }
}

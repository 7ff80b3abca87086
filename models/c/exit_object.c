/* What is called at exit with arguments: functions of on_exit, and destructors of C++'s static variables.
 *
 * exit.destructor, exit.told: entry -> the destructor, or what is told the status
 * exit.object: entry -> what they get */
#include <stdlib.h>

#include "exit.h"

/* Defined (process.c) if the program calls exit: whether somebody did. */
_Bool __model_exits(void) __attribute__((weak));

static inline void at_exit(void (*destructor)(void *), void (*told)(int, void *), void *object) {
  __model_exit_functions();
  __gsmack_atomic_begin();
  unsigned long entry = exit_entry();
  __gsmack_ghost_set_id("exit.destructor", entry, (long)destructor);
  __gsmack_ghost_set_id("exit.told", entry, (long)told);
  __gsmack_ghost_set_id("exit.object", entry, (long)object);
  __gsmack_atomic_end();
}

int on_exit(void (*function)(int, void *), void *object) {
  at_exit(0, function, object);
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
  at_exit(destructor, 0, object);
  return 0;
}

void __model_exit_object(unsigned long entry) {
  void *object = (void *)__gsmack_ghost_get_id("exit.object", entry);
  void (*destructor)(void *) = (void (*)(void *))__gsmack_ghost_get_id("exit.destructor", entry);
  void (*told)(int, void *) = (void (*)(int, void *))__gsmack_ghost_get_id("exit.told", entry);
  if (destructor)
    destructor(object);
  else
    told(status(), object);
}

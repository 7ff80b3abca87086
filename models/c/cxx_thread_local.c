/* Destructors of C++'s thread-local variables, the last constructed first.
 *
 * local.made: how many there have been
 * local.last: thread -> its last entry that is not destroyed, or 0
 * local.before: entry -> the one before it of its thread
 * local.destructor, local.object: entry -> what is called, and for what */
#include "exit.h"

/* At the thread's end (thread.c), or, of the one that ends the process, before what is called at exit (atexit.c). */
void __model_destroy_locals(void) {
  unsigned long self = __gsmack_self(), entry;
  while ((entry = (unsigned long)__gsmack_ghost_get_id("local.last", self)) != 0) {
    __gsmack_ghost_set_id("local.last", self, __gsmack_ghost_get_id("local.before", entry));
    ((void (*)(void *))__gsmack_ghost_get_id("local.destructor", entry))((void *)__gsmack_ghost_get_id("local.object", entry));
  }
}

int __cxa_thread_atexit(void (*destructor)(void *), void *object, void *library) {
  unsigned long self = __gsmack_self();
  __model_exit_functions();
  __gsmack_atomic_begin();
  unsigned long entry = (unsigned long)__gsmack_ghost_get_scalar("local.made") + 1;
  __gsmack_ghost_set_scalar("local.made", (long)entry);
  __gsmack_ghost_set_id("local.before", entry, __gsmack_ghost_get_id("local.last", self));
  __gsmack_ghost_set_id("local.destructor", entry, (long)destructor);
  __gsmack_ghost_set_id("local.object", entry, (long)object);
  __gsmack_ghost_set_id("local.last", self, (long)entry);
  __gsmack_atomic_end();
  return 0;
}

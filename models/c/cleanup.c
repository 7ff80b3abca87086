/* Cleanup handlers, the last pushed first. The handlers of a thread are a list of the buffers
 * that pthread_cleanup_push keeps on the stack.
 *
 * cleanup.top:      thread -> the buffer pushed last, 0 if none
 * cleanup.below:    buffer -> the one pushed before it
 * cleanup.routine, cleanup.argument: buffer -> the handler */
#include "gsmack.h"
#include "thread.h"

void __model_cleanup_push(void *buffer, void (*routine)(void *),
                          void *argument) {
  unsigned long self = __gsmack_self();
  __gsmack_atomic_begin();
  __gsmack_ghost_set("cleanup.below", buffer,
                     __gsmack_ghost_get_id("cleanup.top", self));
  __gsmack_ghost_set("cleanup.routine", buffer, (long)routine);
  __gsmack_ghost_set("cleanup.argument", buffer, (long)argument);
  __gsmack_ghost_set_id("cleanup.top", self, (long)buffer);
  __gsmack_atomic_end();
}

/* The first return of __sigsetjmp is the only one (llvm2ivl/cleanup.go). */
int __model_cleanup_setjmp(void *buffer, int save) {
  return 0;
}

/* Where the translation did not find the handler. */
void __pthread_register_cancel(void *buffer) {
  __gsmack_unknown("pthread_cleanup_push in optimised code, where the handler cannot "
                   "be found; compile with -O0");
}

void __pthread_unwind_next(void *buffer) {
  __gsmack_unknown("pthread_cleanup_push in optimised code, where the handler cannot "
                   "be found; compile with -O0");
}

/* Takes the handler off. The macro pthread_cleanup_pop runs it itself. */
void __pthread_unregister_cancel(void *buffer) {
  __gsmack_atomic_begin();
  __gsmack_ghost_set_id("cleanup.top", __gsmack_self(),
                        __gsmack_ghost_get("cleanup.below", buffer));
  __gsmack_atomic_end();
}

void *__model_cleanup_top(void) {
  return (void *)__gsmack_ghost_get_id("cleanup.top", __gsmack_self());
}

/* At a thread's end by pthread_exit or cancellation. The explorer's goes by the way of the handlers themselves, and calls
 * pthread_exit again with the result. */
void __model_run_cleanup(void *result) {
  unsigned long self = __gsmack_self();
  for (;;) {
    __gsmack_atomic_begin();
    void *top = (void *)__gsmack_ghost_get_id("cleanup.top", self);
    if (top)
      __gsmack_ghost_set_id("cleanup.top", self,
                            __gsmack_ghost_get("cleanup.below", top));
    void (*routine)(void *) =
        (void (*)(void *))__gsmack_ghost_get("cleanup.routine", top);
    void *argument = (void *)__gsmack_ghost_get("cleanup.argument", top);
    __gsmack_atomic_end();
    if (__model_once_abandon)
      __model_once_abandon(top);
    if (!top)
      break;
    routine(argument);
  }
}

/* Functions called at exit, the last registered first: those of atexit and on_exit, and the destructors of C++'s static variables.
 *
 * exit.count: how many there are
 * exit.made:  how many there have been
 * exit.entry: place -> which of those it is, counted from 1
 * exit.function: entry -> what is called without arguments, or 0 (exit_object.c) */
#ifndef GSMACK_MODEL_EXIT_H
#define GSMACK_MODEL_EXIT_H

#include "gsmack.h"

/* In a section: one more entry. */
static inline unsigned long exit_entry(void) {
  long count = __gsmack_ghost_get_scalar("exit.count") + 1, entry = __gsmack_ghost_get_scalar("exit.made") + 1;
  __gsmack_ghost_set_scalar("exit.count", count);
  __gsmack_ghost_set_scalar("exit.made", entry);
  __gsmack_ghost_set_id("exit.entry", (unsigned long)count, entry);
  return (unsigned long)entry;
}

/* Does nothing: whatever registers comes with atexit.c, which calls what is registered. */
void __model_exit_functions(void);

/* Destroys the thread-local variables of the thread. Defined (cxx_thread_local.c) if the program has any with destructors. */
void __model_destroy_locals(void) __attribute__((weak));

/* Calls what is no plain function. Defined if the program registers any. */
void __model_exit_object(unsigned long entry) __attribute__((weak));

#endif

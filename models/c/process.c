/* The end of the process. */
#include <stdlib.h>
#include <unistd.h>

#include "gsmack.h"
#include "needs.h"

/* process.exits: whether somebody called exit
 * process.status: what it was given */
_Bool __model_exits(void) { return __gsmack_ghost_get_scalar("process.exits") != 0; }

void exit(int status) {
  __model_needs(0, status);
  __gsmack_ghost_set_scalar("process.status", status);
  __gsmack_ghost_set_scalar("process.exits", 1);
  __gsmack_run_destructors();
  __gsmack_exit();
}

void _exit(int status) {
  __model_needs(0, status);
  __gsmack_exit();
}

void _Exit(int status) {
  __model_needs(0, status);
  __gsmack_exit();
}

/* Defined (quick_exit.c) if the program has functions called there. */
void __model_quick_exit(void) __attribute__((weak));

void quick_exit(int status) {
  __model_needs(0, status);
  if (__model_quick_exit)
    __model_quick_exit();
  __gsmack_exit();
}

/* An end like any other: what must not happen is said by assertions. */
void abort(void) { __gsmack_exit(); }

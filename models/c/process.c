/* The end of the process. */
#include <stdlib.h>
#include <unistd.h>

#include "gsmack.h"
#include "needs.h"
#include "process.h"

void exit(int status) {
  __model_needs(0, status);
  if (__model_run_exit_functions)
    __model_run_exit_functions();
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

void quick_exit(int status) {
  __model_needs(0, status);
  __gsmack_exit();
}

/* An end like any other: what must not happen is said by assertions. */
void abort(void) { __gsmack_exit(); }

// @expect violated
#include <assert.h>
#include <stdlib.h>
#include <unistd.h>

int __VERIFIER_nondet_int(void);

/* However a process ends, what stands after that is not executed, and handlers run on exit alone. */
static void last(void) { assert(0); } // want "0"

int main(void) {
  atexit(last);
  switch (__VERIFIER_nondet_int()) {
  case 0:
    _exit(1);
  case 1:
    _Exit(1);
  case 2:
    quick_exit(1);
  case 3:
    abort();
  case 4:
    exit(1);
  }
  return 0;
}

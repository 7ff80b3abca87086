// @expect violated
#include <assert.h>
#include <stdlib.h>
#include <unistd.h>

int __VERIFIER_nondet_int(void);

/* Handlers do not run where the process ends at once. */
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
  }
  exit(0);
}

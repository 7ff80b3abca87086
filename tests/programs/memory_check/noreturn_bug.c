// @expect violated
// A function that is declared not to return does if it has nothing to report: the compiled program runs into what comes behind main.
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

typedef void handler(int) __attribute__((noreturn));

static void report(int status) {
  if (status)
    exit(status);
}

int main(void) {
  handler *const last = (handler *)report;
  last(__VERIFIER_nondet_int()); // want "a function returns that is declared not to"
}

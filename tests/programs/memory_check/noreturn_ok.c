// @expect verified
// A function that is declared not to return ends the process whatever it is given.
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

typedef void handler(int) __attribute__((noreturn));

static void report(int status) {
  if (status)
    exit(status);
  abort();
}

int main(void) {
  handler *const last = (handler *)report;
  last(__VERIFIER_nondet_int());
}

// @expect verified
// What is printed, and the number of what was printed, is only approximated, but the loop is left by another choice.
#include <stdio.h>

_Bool __VERIFIER_nondet_bool(void);

int main(void) {
  while (__VERIFIER_nondet_bool())
    if (puts("again") < 0)
      return 1;
  return 0;
}

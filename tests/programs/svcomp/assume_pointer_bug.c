// @expect violated
// A pointer is given to a function without a declaration that takes an int: its lower half, which may be any number.
#include <stdlib.h>

#pragma clang diagnostic ignored "-Wimplicit-function-declaration"
#pragma clang diagnostic ignored "-Wint-conversion"

int main(void) {
  int *p = malloc(sizeof *p);
  __VERIFIER_assume(p);
  free(p);
  *p = 1;
  return 0;
}

// @expect violated
// A pointer is given to a function without a declaration that takes a truth value: that it is not null.
#include <stdlib.h>

#pragma clang diagnostic ignored "-Wimplicit-function-declaration"
#pragma clang diagnostic ignored "-Wint-conversion"

int main(void) {
  int *p = malloc(sizeof *p);
  __ESBMC_assume(p);
  free(p);
  *p = 1;
  return 0;
}

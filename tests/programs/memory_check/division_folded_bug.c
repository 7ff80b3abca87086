// @expect violated
// @flags --check=memory
/* clang computes with constants itself, and nothing is left of a quotient that there is not. */
#include <stdio.h>
#pragma GCC diagnostic ignored "-Wdiv-by-zero"

static int share(int all, int people) {
  const int nobody = 0;
  return people ? all : 12 / nobody; // want "division by zero, or the quotient"
}

int main(void) {
  printf("%d\n", share(12, 0));
  return 0;
}

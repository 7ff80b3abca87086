// @expect violated
/* smack.h brings assume, assert and the nondet functions by itself. */
#include <smack.h>

int main(void) {
  int x = __VERIFIER_nondet_int();
  assume(x >= 1 && x <= 2);
  assert(x >= 1);
  assert(x != 2); // want "assert"
  return 0;
}

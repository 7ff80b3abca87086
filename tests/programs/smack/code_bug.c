// @expect violated
#include <assert.h>
#include <smack.h>

int main(void) {
  int x = __VERIFIER_nondet_int();
  int y = x;
  __SMACK_code("assume @ != 7bv32;", x);
  assert(y != 8); // want "y != 8"
  return 0;
}

// @expect verified
/* __SMACK_code: the C variable stands where the @ is. */
#include <assert.h>
#include <smack.h>

int main(void) {
  int x = __VERIFIER_nondet_int();
  int y = x;
  __SMACK_code("assume @ != 7bv32;", x);
  assert(y != 7);
  __SMACK_code("@ := 12bv32;", y);
  assert(y == 12);
  return 0;
}

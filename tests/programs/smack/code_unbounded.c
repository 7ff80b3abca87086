// @expect verified
// @flags --integers=unbounded
#include <assert.h>
#include <smack.h>

int main(void) {
  int x = __VERIFIER_nondet_int();
  int twice = __VERIFIER_nondet_int();
  __SMACK_code("assume @ > 20 && @ < 22;", x, x);
  __SMACK_code("@ := @ + @;", twice, x, x);
  assert(twice == 42);
  return 0;
}

// @expect verified
#include <assert.h>

extern signed char __VERIFIER_nondet_char(void);

int main(void) {
  assert(-7 / 2 == -3 && -7 % 2 == -1 && 7 / -2 == -3 && 7 % -2 == 1);
  short a = __VERIFIER_nondet_char(), b = __VERIFIER_nondet_char();
  if (b != 0) {
    assert(a / b * b + a % b == a);
    assert(a < 0 || a % b >= 0);
  }
  return 0;
}

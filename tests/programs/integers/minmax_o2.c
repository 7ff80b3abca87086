// @expect verified
// @flags -- -O2
#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
  int lo = a < b ? a : b, hi = a > b ? a : b;
  assert(lo <= hi && (lo == a || lo == b));
  unsigned ua = a, ub = b, ulo = ua < ub ? ua : ub;
  assert(ulo <= ua && ulo <= ub);
  int c = a / 2;
  assert(abs(c) >= 0);
  return 0;
}

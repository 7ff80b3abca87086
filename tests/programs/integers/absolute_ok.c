// @expect verified
// @flags --check=overflow
#include <limits.h>
#include <stdlib.h>

int __VERIFIER_nondet_int(void);
long __VERIFIER_nondet_long(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  long l = __VERIFIER_nondet_long();
  if (n == INT_MIN || l == LONG_MIN)
    return 0;
  return abs(n) == 5 && labs(l) == 5 && llabs(l) == 6;
}

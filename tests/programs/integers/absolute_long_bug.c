// @expect violated
// @flags --check=overflow
// @optimised LLVM computes without the function, whose overflow it leaves open
#include <stdlib.h>

long __VERIFIER_nondet_long(void);

int main(void) {
  return labs(__VERIFIER_nondet_long()) == 5 || // want "overflow"
         llabs(__VERIFIER_nondet_long()) == 6;
}

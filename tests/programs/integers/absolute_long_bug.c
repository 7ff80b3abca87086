// @expect violated
// @flags --check=overflow
#include <stdlib.h>

long __VERIFIER_nondet_long(void);

int main(void) {
  return labs(__VERIFIER_nondet_long()) == 5 || // want "overflow"
         llabs(__VERIFIER_nondet_long()) == 6;
}

// @expect violated
// Whether an operator keeps the payload of a NaN is left open: x86 does, and RISC-V does not.
#include <assert.h>
#include <string.h>
double __VERIFIER_nondet_double(void);

int main(void) {
  volatile unsigned long given = 0x7ff8000023456789ul;
  unsigned long boxed = given, u;
  double x, sum;
  memcpy(&x, &boxed, sizeof x);
  sum = (x + __VERIFIER_nondet_double()) * 2.0;
  memcpy(&u, &sum, sizeof u);
  assert((u & 0xffffffff) == 0x23456789); // want "23456789"
  return 0;
}

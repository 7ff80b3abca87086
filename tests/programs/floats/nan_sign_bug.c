// @expect violated
// The sign of a NaN that arithmetic gives is left open: on x86, 0/0 has one; on ARM it has none.
#include <assert.h>
#include <math.h>
double __VERIFIER_nondet_double(void);

int main(void) {
  double z = __VERIFIER_nondet_double();
  double n = z / z;
  if (z == 0)
    assert(!signbit(n)); // want "!signbit\(n\)"
  return 0;
}

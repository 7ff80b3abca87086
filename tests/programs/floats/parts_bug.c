// @expect violated
#include <assert.h>
#include <math.h>

double __VERIFIER_nondet_double(void);

/* The remainder has the sign of what is divided. */
int main(void) {
  double x = __VERIFIER_nondet_double();
  if (!(x > -8 && x < 8))
    return 0;
  double r = fmod(x, 2);
  assert(r >= 0 && r < 2); // want "r >= 0 && r < 2"
  return 0;
}

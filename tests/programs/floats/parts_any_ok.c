// @expect verified
#include <assert.h>
#include <math.h>

float __VERIFIER_nondet_float(void);

/* Whatever a number is, its fraction is a half or more. */
int main(void) {
  float x = __VERIFIER_nondet_float();
  if (!isfinite(x))
    return 0;
  int power;
  float fraction = frexpf(x, &power);
  assert(x == 0 || (fabsf(fraction) >= 0.5f && fabsf(fraction) < 1));
  return 0;
}

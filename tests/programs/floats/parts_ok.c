// @expect verified
/* What is computed here is exact, whatever the machine. */
#include <assert.h>
#include <fenv.h>
#include <math.h>

int main(void) {
  int power;
  double whole;
  float part;
  assert(frexp(40, &power) == 0.625 && power == 6);
  assert(frexp(0x1p-1074, &power) == 0.5 && power == -1073);
  assert(frexpf(-3, &power) == -0.75f && power == 2);
  assert(ldexp(0.625, 6) == 40 && ldexp(1, -1074) > 0 && ldexp(1, -1080) == 0 && isinf(ldexp(1, 1024)));
  assert(scalbnf(3, -2) == 0.75f && scalbn(3, -2) == 0.75 && scalbln(3, 2) == 12 && scalblnf(3, 2) == 12 && ldexpf(1, 3) == 8);
  assert(modf(-2.75, &whole) == -0.75 && whole == -2);
  assert(modff(INFINITY, &part) == 0 && isinf(part));
  assert(fdim(3, 1) == 2 && fdimf(1, 3) == 0);
  assert(fmod(-7.5, 2) == -1.5 && fmodf(7, -2.5f) == 2 && isnan(fmod(1, 0)) && fmod(1, INFINITY) == 1);
  assert(fmod(0x1p52, 3) == 1 && fmod(0.7, 0.1) > 0.0999);
  assert(nextafter(1, 2) == 1 + 0x1p-52 && nextafter(0, -1) == -0x1p-1074 && nextafterf(1, 0) == 1 - 0x1p-24f);
  assert(lround(2.5) == 3 && lroundf(-2.5f) == -3 && llround(2.5) == 3 && llroundf(-2.5f) == -3);
  assert(lrint(2.5) == 2 && lrintf(-3.5f) == -4 && llrint(2.5) == 2 && llrintf(-3.5f) == -4);
  assert(isnan(nan("")) && isnan(nanf("")));
  assert(__fpclassify(0x1p-1030) == FP_SUBNORMAL && __fpclassifyf(0x1p-120f) == FP_NORMAL && __signbit(-0.0) && !__signbitf(0));
  assert(__isnan(NAN) && !__isnanf(1) && __isinf(-INFINITY) == -1 && __isinff(INFINITY) == 1 && __finite(1) && !__finitef(NAN));
  assert(fegetround() == FE_TONEAREST && fesetround(FE_TONEAREST) == 0);
  return 0;
}

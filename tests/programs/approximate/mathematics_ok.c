// @expect verified
#include <assert.h>
#include <math.h>

/* Of each function something is known, whatever its value. */
int main(void) {
  double x = 0.5;
  float f = 0.5f;
  assert(fabs(cos(x)) <= 1 && fabsf(cosf(f)) <= 1 && fabsf(sinf(f)) <= 1);
  assert(!isnan(tan(x)) && !isnan(tanf(f)));
  assert(fabs(asin(x)) <= 2 && fabsf(asinf(f)) <= 2 && acosf(f) >= 0);
  assert(fabs(atan(x)) <= 2 && fabsf(atanf(f)) <= 2);
  assert(fabs(atan2(x, x)) <= 4 && fabsf(atan2f(f, f)) <= 4);
  assert(!isnan(sinh(x)) && !isnan(sinhf(f)) && cosh(x) >= 1 && coshf(f) >= 1);
  assert(fabs(tanh(x)) <= 1 && fabsf(tanhf(f)) <= 1);
  assert(!isnan(asinh(x)) && !isnan(asinhf(f)));
  assert(acosh(1) >= 0 && acoshf(1) >= 0 && isnan(acosh(x)));
  assert(!isnan(atanh(x)) && !isnan(atanhf(f)));
  assert(expf(f) >= 0 && exp2(x) >= 0 && exp2f(f) >= 0);
  assert(expm1(x) >= -1 && expm1f(f) >= -1);
  assert(isnan(log(-x)) && isnan(logf(-f)) && isnan(log2(-x)) && isnan(log2f(-f)));
  assert(isnan(log10(-x)) && isnan(log10f(-f)) && isnan(log1p(-2)) && isnan(log1pf(-2)));
  assert(!isnan(cbrt(x)) && !isnan(cbrtf(f)));
  assert(!(hypot(x, x) < 0) && !(hypotf(f, f) < 0));
  assert(fabs(erf(x)) <= 1 && fabsf(erff(f)) <= 1);
  double any = tgamma(x) + tgammaf(f) + powf(f, 2);
  assert(any >= 0 || any <= 0 || isnan(any));
  assert(fma(x, 2, 1) == 2 && fmaf(f, 2, 1) == 2 && sqrtf(4) == 2);
  return 0;
}

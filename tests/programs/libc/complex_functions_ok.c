// @expect verified
// What functions of complex numbers give is any number: nothing here rests on it.
#include <assert.h>
#include <complex.h>

int main(void) {
  double complex z = 1 + 2 * I;
  float complex f = 1 + 2.0f * I;
  z = cexp(z) + clog(z) + csqrt(z) + csin(z) + ccos(z) + cpow(z, z);
  f = cexpf(f) + clogf(f) + csqrtf(f) + csinf(f) + ccosf(f) + cpowf(f, f);
  f = f * f / (1 + 1.0f * I);
  double angles = carg(z) + cargf(f);
  float complex unit = 1.0f * I;
  assert(cabsf(unit) >= 0);
  (void)angles;
  (void)(creal(z) + crealf(f));
  return 0;
}

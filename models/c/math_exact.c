/* <math.h>: functions that IEEE 754 rounds exactly, where clang calls them because they may set errno. */
#include <errno.h>

double sqrt(double x) {
  if (x < 0)
    errno = EDOM;
  return __builtin_sqrt(x);
}

float sqrtf(float x) {
  if (x < 0)
    errno = EDOM;
  return __builtin_sqrtf(x);
}

double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }

float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }

/* <math.h>: functions that IEEE 754 rounds exactly, where clang calls them because they may set errno. */
#include <errno.h>

int *__errno_location(void) __attribute__((weak));

static inline void complain(_Bool wrong) {
  if (__errno_location && wrong)
    errno = EDOM;
}

double sqrt(double x) {
  complain(x < 0);
  return __builtin_sqrt(x);
}

float sqrtf(float x) {
  complain(x < 0);
  return __builtin_sqrtf(x);
}

double fma(double x, double y, double z) { return __builtin_fma(x, y, z); }

float fmaf(float x, float y, float z) { return __builtin_fmaf(x, y, z); }

// @expect verified
#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <math.h>

double drem(double, double);
float dremf(float, float);

int main(void) {
  assert(remainder(5, 3) == -1 && remainder(-5, 3) == 1 && remainder(5, -3) == -1 && drem(5, 3) == -1);
  assert(remainder(3, 2) == -1 && remainder(1, 2) == 1 && remainder(5, 2) == 1); /* to the even multiple */
  assert(remainderf(2.5f, 1) == 0.5f && dremf(2.5f, 1) == 0.5f && remainder(7.5, INFINITY) == 7.5 && isnan(remainder(1, 0)) && isnan(remainder(INFINITY, 1)));
  assert(remainder(0x1p-1074, 0x1p-1073) == 0x1p-1074 && remainder(0x1.fp1023, 0x1.8p1023) == 0x1.cp1021);
  assert(signbit(remainder(-4, 2)) && !signbit(remainder(4, 2)));
  assert(ilogb(8) == 3 && ilogb(0.75) == -1 && ilogb(0x1p-1074) == -1074 && ilogbf(-9) == 3);
  errno = 0;
  assert(ilogb(0) == FP_ILOGB0 && errno == EDOM && ilogb(-INFINITY) == INT_MAX && ilogb(NAN) == FP_ILOGBNAN);
  assert(logb(8) == 3 && logb(-0.75) == -1 && logb(-INFINITY) == INFINITY && isnan(logb(NAN)) && logb(0) == -INFINITY);
  assert(logbf(0x1p-130f) == -130);
  return 0;
}

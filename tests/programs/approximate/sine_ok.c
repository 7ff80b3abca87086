// @expect verified
#include <assert.h>
#include <math.h>

/* What is known of a sine, and what depends on nothing else. */
int main(void) {
  double x = sin(0.5), y = pow(x, 2);
  assert(x <= 1 && x >= -1);
  assert(y == y || y != y);
  assert(exp(x) >= 0 && acos(2) != acos(2) && sqrt(4) == 2);
  return 0;
}

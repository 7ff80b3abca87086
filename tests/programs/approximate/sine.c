// @expect unknown
// @optimised LLVM computes the sine
#include <assert.h>
#include <math.h>

int main(void) {
  double x = sin(0.5); // want "the value of sin,"
  assert(x < 0.6);
  return 0;
}

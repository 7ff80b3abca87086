// @expect verified
#include <assert.h>

int main(void) {
  double a = 0.1, b = 0.2;
  assert(a + b != 0.3);
  assert(a + b > 0.3);
  float f = 16777216.0f;
  assert(f + 1.0f == f);
  assert(0.5f + 0.25f == 0.75f);
  return 0;
}

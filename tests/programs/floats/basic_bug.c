// @expect violated
#include <assert.h>

int main(void) {
  double a = 0.1, b = 0.2;
  assert(a + b == 0.3); // want "0.3"
  return 0;
}

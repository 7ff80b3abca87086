// @expect violated
// A product and a sum in one expression, which clang makes one operator.
#include <assert.h>

int main(void) {
  volatile long double x = 0x1p63L, y = 2, z = 1;
  assert(x * y + z > 0x1p64L - 1 && x * z + z == 0x1p63L); // want "x \* z"
}

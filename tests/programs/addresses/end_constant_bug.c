// @expect violated
// clang makes a constant of the comparison, which is any value.
#include <assert.h>

int a[4], b[4];

int main(void) {
  assert(a + 4 != b); // want "assertion"
  return 0;
}

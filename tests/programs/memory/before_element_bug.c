// @expect violated
// A constant offset leads from an element out of its array.
#include <assert.h>

struct {
  int z;
  int a[2];
  int b;
} g;

int main(void) {
  int k = 0;
  g.z = 3;
  g.a[k] = 2;
  *(&g.a[k] - 1) = 5;
  assert(g.z == 3);
  return 0;
}

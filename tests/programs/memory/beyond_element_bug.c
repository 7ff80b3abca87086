// @expect violated
// A constant offset leads from an element out of its array.
#include <assert.h>

struct {
  int z;
  int a[2];
  int b;
} g;

int main(void) {
  int k = 1;
  g.b = 3;
  g.a[k] = 2;
  *(int *)((char *)&g.a[k] + 4) = 5;
  assert(g.b == 3);
  return 0;
}

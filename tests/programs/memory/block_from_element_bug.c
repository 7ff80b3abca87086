// @expect violated
// A block that begins at an element ends behind its array.
#include <assert.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);

struct {
  int a[2];
  int b;
} g;

int main(void) {
  int from[2] = {5, 6};
  int k = __VERIFIER_nondet_int() & 1;
  g.b = 3;
  g.a[k] = 1;
  memcpy(&g.a[k], from, sizeof from);
  assert(g.b == 3);
  return 0;
}

// @expect violated
// Floating-point numbers whose bits are pointers are compared: which is the lower is a matter of where the objects lie.
#include <assert.h>
#include <string.h>
static int x, y;
int main(void) {
  int *p = &x, *q = &y;
  double a, b;
  memcpy(&a, &p, sizeof a);
  memcpy(&b, &q, sizeof b);
  assert(a < b);
}

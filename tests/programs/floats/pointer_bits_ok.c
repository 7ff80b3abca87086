// @expect verified
// The bits of a pointer, kept in a floating-point number, are those of its address.
#include <assert.h>
#include <string.h>
static int x;
int main(void) {
  int *p = &x;
  double held;
  memcpy(&held, &p, sizeof held);
  double passed = held;
  long n;
  memcpy(&n, &passed, sizeof n);
  assert(n % 4 == 0 && (int *)n == &x);
  int *q;
  memcpy(&q, &passed, sizeof q);
  *q = 4;
  assert(x == 4);
}

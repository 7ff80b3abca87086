// @expect verified
// The upper half of a union is set to zero while it holds a number.
#include <assert.h>
#include <string.h>
static union { int *p; unsigned long n; char c[sizeof(int *)]; } s[2];
static int x;
int main(void) {
  s[0].p = &x, s[1].n = 5;
  memset(s[1].c + sizeof(int *) / 2, 0, sizeof(int *) / 2);
  assert(s[0].p == &x && s[1].n == 5);
}

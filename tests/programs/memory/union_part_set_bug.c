// @expect violated
// The upper half of a union is set to zero while it holds a pointer, of which the lower half mostly is not zero.
#include <assert.h>
#include <string.h>
static union { int *p; unsigned long n; char c[sizeof(int *)]; } s[2];
static int x;
int main(void) {
  s[0].p = &x, s[1].n = 5;
  memset(s[0].c + sizeof(int *) / 2, 0, sizeof(int *) / 2);
  assert(s[0].p == 0); // want "assertion: s\[0\]\.p == 0"
  assert(s[1].n == 5);
}

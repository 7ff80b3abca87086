// @expect violated
// A loop copies a pointer byte by byte, half of it. The other halves may be the same.
#include <assert.h>
static int *s[3], x, y;
int main(void) {
  s[0] = &y, s[1] = &x;
  for (unsigned i = 0; i < sizeof *s / 2; i++)
    ((char *)s)[i] = ((char *)(s + 1))[i];
  assert(s[0] != &x); // want "assertion: s\[0\] != &x"
}

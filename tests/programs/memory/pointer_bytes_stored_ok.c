// @expect verified
// A loop copies a pointer byte by byte, all of it.
#include <assert.h>
static int *s[3], x, y;
int main(void) {
  s[0] = &y, s[1] = &x;
  for (unsigned i = 0; i < sizeof *s; i++)
    ((char *)s)[i] = ((char *)(s + 1))[i];
  assert(s[0] == &x);
}

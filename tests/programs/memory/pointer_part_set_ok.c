// @expect verified
// A part of a pointer is set to zero, and it is written anew before it is read.
#include <assert.h>
#include <string.h>
static int *s[2], x, y;
int main(void) {
  s[0] = &x, s[1] = &y;
  memset((char *)s + sizeof *s / 2, 0, sizeof *s / 2);
  s[0] = &y;
  assert(s[0] == s[1]);
}

// @expect violated
// The upper half of a pointer is set to zero; the lower one mostly is not.
#include <assert.h>
#include <string.h>
static int *s[2], x, y;
int main(void) {
  s[0] = &x, s[1] = &y;
  memset((char *)s + sizeof *s / 2, 0, sizeof *s / 2);
  assert(s[0] == 0); // want "assertion: s\[0\] == 0"
}

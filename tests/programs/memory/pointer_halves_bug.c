// @expect violated
// A pointer is put together from halves of two, in memory that holds pointers only. The upper halves may be the same.
#include <assert.h>
#include <string.h>
static int *s[3], x, y;
int main(void) {
  s[1] = &x, s[2] = &y;
  memcpy(s, s + 1, sizeof *s / 2);
  memcpy((char *)s + sizeof *s / 2, (char *)(s + 2) + sizeof *s / 2, sizeof *s / 2);
  assert(s[0] != &x); // want "assertion: s\[0\] != &x"
}

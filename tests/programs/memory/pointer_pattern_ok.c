// @expect verified
// Pointers are overwritten with a pattern that is no object's address, and moved about as pointers.
#include <assert.h>
#include <string.h>

static int zero, x;
static int *s[3];

int main(void) {
  s[2] = &x;
  memset(s, 0x11, 16 + zero);
  memmove((char *)s + 8 + zero, s, 8);
  int *last = s[2];
  s[2] = s[1];
  assert(s[2] == (int *)0x1111111111111111 && s[2] == s[0] && last == &x);
}

// @expect verified
// A pointer is copied half by half, in memory that holds pointers only. Each half comes from the same one.
#include <assert.h>
#include <string.h>
static int *s[3], x, y;
int main(void) {
  s[1] = &x, s[2] = &y;
  memcpy(s, s + 1, sizeof *s / 2);
  memcpy((char *)s + sizeof *s / 2, (char *)(s + 1) + sizeof *s / 2, sizeof *s / 2);
  assert(s[0] == &x);
}

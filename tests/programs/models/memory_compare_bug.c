// @expect violated
#include <assert.h>
#include <string.h>

int main(void) {
  unsigned char a[3] = {1, 2, 3}, b[3];
  memset(b, 0, sizeof b);
  memcpy(b, a, 2);
  assert(memcmp(a, b, 3) == 0); // want "memcmp.a, b, 3. == 0"
  memmove(b + 1, b, 2);
  assert(b[0] == 1 && b[1] == 1 && b[2] == 2);
  return 0;
}

// @expect verified
#include <assert.h>
#include <stdint.h>
#include <string.h>

static int x, y;
static int *table[2] = {&x, &y};

int main(void) {
  int *p = table[0];
  unsigned char bytes[sizeof p];
  memcpy(bytes, &p, sizeof p);
  uintptr_t n = 0;
  for (unsigned i = 0; i < sizeof p; i++)
    n |= (uintptr_t)bytes[i] << 8 * i;
  assert(n == (uintptr_t)&x);
  assert(bytes[0] % 4 == 0);
  assert(((unsigned char *)table)[1] == ((uintptr_t)&x >> 8 & 255));
  *(int *)n = 4;
  assert(x == 4);
  return 0;
}

// @expect verified
// A bit of an address is flipped: what becomes of it is not in the same object.
#include <assert.h>
#include <stdint.h>
static int g[4];
int main(void) {
  uintptr_t n = (uintptr_t)&g[0];
  assert(n % 32 != 1);
  int *p = (int *)(n ^ 0x100000000);
  assert(p != &g[1]);
}

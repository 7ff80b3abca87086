// @expect violated
// A bit of an address is flipped: what becomes of it may be another address of the same object.
#include <assert.h>
#include <stdint.h>
static int g[4];
int main(void) {
  uintptr_t n = (uintptr_t)&g[0];
  assert(n % 32 != 1);
  int *p = (int *)(n ^ 4);
  assert(p != &g[1] || n % 32 == 0);
}

// @expect violated
// A number near that of an address is made a pointer and a number again. How far apart the addresses of two objects are is not said.
#include <assert.h>
#include <stdint.h>

static int x, y;

int main(void) {
  uintptr_t a = (uintptr_t)&x;
  int *p = (int *)(a ^ 0x100), *q = (int *)(a + 0x200);
  assert(p != &y && q != &y); // want "assertion"
}

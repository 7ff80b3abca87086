// @expect verified
// A number near that of an address is made a pointer and a number again. No object lies there, so it is no object's address.
#include <assert.h>
#include <stdint.h>

static int x;

int main(void) {
  uintptr_t a = (uintptr_t)&x;
  int *p = (int *)(a ^ 0x100), *q = (int *)(a + 0x200);
  assert(p != &x && (uintptr_t)p != a && (uintptr_t)q == a + 0x200);
}

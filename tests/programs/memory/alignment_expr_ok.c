// @expect verified
// Conditions that a compiler leaves to the linker: an operator on an address is a constant.
#include <assert.h>
#include <stdint.h>

int a;
struct {
  char c;
  int i;
} g;

int main(void) {
  int n = 1;
  assert(n && (uintptr_t)&a % 4 == 0);
  assert(((uintptr_t)&a & 3) == 0);
  if ((uintptr_t)&a / 4 * 4 != (uintptr_t)&a)
    assert(0);
  int k = (uintptr_t)&g.i % 4 == 0 ? 3 : 4;
  assert(k == 3);
  return (uintptr_t)&a % 4 == 0 ? 0 : 1;
}

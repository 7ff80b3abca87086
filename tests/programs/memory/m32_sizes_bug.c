// @expect violated
// @flags -- -m32
#include <assert.h>
#include <stdint.h>

int main(void) {
  uint64_t big = 0x100000000ull;
  uintptr_t small = (uintptr_t)big;
  assert(small != 0); // want "small != 0"
  return 0;
}

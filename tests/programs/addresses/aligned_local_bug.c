// @expect violated
#include <assert.h>
#include <stdint.h>

int main(void) {
  _Alignas(32) char local[3];
  static _Alignas(4096) int page;
  assert((uintptr_t)local % 64 == 0); // want "."
  assert((uintptr_t)&page % 4096 == 0);
  return 0;
}

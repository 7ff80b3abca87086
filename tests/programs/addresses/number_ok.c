// @expect verified
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(4), *q = malloc(4);
  assert(p != q && (uintptr_t)p != (uintptr_t)q && (uintptr_t)p != 0);
  assert(((uintptr_t)p & 15) == 0 && (uintptr_t)q % 16 == 0);
  assert((uintptr_t)p + 4 != (uintptr_t)q);
  return 0;
}

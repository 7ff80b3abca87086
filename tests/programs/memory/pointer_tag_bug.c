// @expect violated
#include <assert.h>
#include <stdint.h>

int cells[2] = {5, 7};

int main(void) {
  uintptr_t tagged = (uintptr_t)&cells[1] | 4; /* the address may have that bit already */
  int *p = (int *)(tagged & ~(uintptr_t)4);
  assert(p == &cells[1]); // want "cells"
  return 0;
}

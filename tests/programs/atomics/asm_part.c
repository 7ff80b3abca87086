// @expect unknown
// A part of a register is exchanged, though the name of the instruction does not say so.
#include <assert.h>

static char x[4] = {1, 2, 3, 4};

int main(void) {
  int y = 0x107;
  __asm__ volatile("xchg %b0, %1" : "+q"(y), "+m"(x[0]) : : "memory"); // want "inline assembly is not modelled"
  assert(x[1] == 2);
  return 0;
}

// @expect violated
// What Linux hides from the optimiser is the same behind it: a value, and which object an address is computed from.
#include <assert.h>
#include <stdint.h>

static int x = 1;

int main(void) {
  uintptr_t hidden;
  __asm__("" : "=r"(hidden) : "0"(&x));
  *(int *)hidden = 2;
  int *p = &x, y = 3;
  __asm__("" : "+r"(p), "+g"(y));
  *p += y;
  assert(x != 5); // want "x != 5"
  return 0;
}

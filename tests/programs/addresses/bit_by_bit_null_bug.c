// @expect violated
// The address of another object is used as a number, but this pointer is null.
#include <stdint.h>

static int x;

int main(void) {
  int *p = 0, n = (uintptr_t)&x >> 4 & 7;
  if (n >= 0)
    *p = n; // want "null"
  return 0;
}

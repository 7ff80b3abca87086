// @expect verified
// A number that is made a pointer again is that of the end of the object that it was made of.
#include <assert.h>
#include <stdint.h>

int a[4], b[4];

int main(void) {
  uintptr_t end = (uintptr_t)(a + 4), other = (uintptr_t)b;
  int *p = (int *)((end ^ other) ^ other);
  p[-1] = 1;
  assert(a[3] == 1);
}

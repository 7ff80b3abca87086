// @expect verified
#include <assert.h>
#include <stdint.h>

int cell = 5;

int main(void) {
  uintptr_t tagged = (uintptr_t)&cell | 1;
  assert(tagged & 1);
  int *p = (int *)(tagged & ~(uintptr_t)1);
  assert(p == &cell);
  *p = 6;
  assert(cell == 6);
  return 0;
}

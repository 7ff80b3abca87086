// @expect verified
#include <assert.h>
#include <stdint.h>

int a[4], b[4];

int main(void) {
  int *last = a + 3, *end = a + 4, *p = b;
  assert((uintptr_t)last - (uintptr_t)p != 0);
  assert((uintptr_t)end - (uintptr_t)(p + 1) != 0);
  assert((end == p) == ((uintptr_t)end - (uintptr_t)p == 0));
}

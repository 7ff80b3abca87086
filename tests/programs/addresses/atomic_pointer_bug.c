// @expect violated
#include <assert.h>
#include <stdint.h>

static int a[4] = {1, 2, 3, 4};
static union {
  int *_Atomic p;
  _Atomic uintptr_t n;
} top;

int main(void) {
  top.p = a;
  assert((top.n & 255) == ((uintptr_t)a & 255));
  int *p = ++top.p;
  assert(*p == 1); // want "p == 1"
  assert(top.n == (uintptr_t)&a[1]);
  return 0;
}

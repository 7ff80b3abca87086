// @expect verified
// The numbers of several addresses are computed with at once.
#include <assert.h>
#include <stdint.h>

typedef uintptr_t pair __attribute__((vector_size(2 * sizeof(uintptr_t))));

static int a[4], b[4];

int main(void) {
  pair number = {(uintptr_t)a, (uintptr_t)b};
  number = number >> 5 & 7;
  assert(number[0] == ((uintptr_t)a >> 5 & 7) && number[1] == ((uintptr_t)b >> 5 & 7));
  return 0;
}

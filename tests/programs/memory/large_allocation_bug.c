// @expect violated
// An object may be larger than 4 GB; nothing of it is written but one byte.
#include <assert.h>
#include <stdlib.h>

size_t __VERIFIER_nondet_size_t(void);

int main(void) {
  size_t size = __VERIFIER_nondet_size_t();
  if (size < 1UL << 32 || size >= 1UL << 33)
    return 0;
  char *p = malloc(size);
  char *q = malloc(1);
  p[size - 1] = 1;
  *q = 2;
  assert(p[size - 1] == 2); // want "p.size - 1. == 2"
  free(p);
  free(q);
  return 0;
}

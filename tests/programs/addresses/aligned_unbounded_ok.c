// @expect verified
// @flags --integers=unbounded
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

/* Mathematical integers have no bits, but remainders: what is aligned is a multiple of its alignment. */
int main(void) {
  char *a = aligned_alloc(64, 128);
  assert((uintptr_t)a % 64 == 0);
  free(a);
}

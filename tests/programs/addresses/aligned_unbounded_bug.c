// @expect violated
// @flags --integers=unbounded
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

/* It need not be one of twice that. */
int main(void) {
  char *a = aligned_alloc(64, 128);
  assert((uintptr_t)a % 128 == 0); // want "assertion"
  free(a);
}

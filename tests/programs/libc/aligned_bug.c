// @expect violated
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

/* Aligned to 64, not to 128. */
int main(void) {
  char *a = aligned_alloc(64, 128);
  int aligned = (uintptr_t)a % 128 == 0;
  free(a);
  assert(aligned); // want "aligned"
  return 0;
}

// @expect verified
// @optimised LLVM leaves out memory that nobody looks at
#include <assert.h>
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>

/* An object that is too large is none. */
int main(void) {
  assert(calloc(SIZE_MAX / 2, 4) == 0 && errno == ENOMEM);
  assert(malloc(SIZE_MAX) == 0);
  return 0;
}

// @expect verified
// @optimised LLVM leaves out memory that nobody looks at
#include <assert.h>
#include <errno.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>

/* Aligned memory is aligned; only powers of two are alignments; and there is not as much as that. */
int main(void) {
  void *p = 0;
  size_t lines = 64;
  char *a = aligned_alloc(lines, 128), *b = valloc(8), *c = memalign(256, 1);
  assert((uintptr_t)a % 64 == 0 && ((uintptr_t)b & 4095) == 0 && ((uintptr_t)c & 255) == 0);
  a[127] = b[7] = c[0] = 1;
  assert(posix_memalign(&p, 3, 8) == EINVAL && posix_memalign(&p, 4, 8) == EINVAL && posix_memalign(&p, 24, 8) == EINVAL && p == 0);
  assert(posix_memalign(&p, 32, SIZE_MAX) == ENOMEM && aligned_alloc(32, SIZE_MAX - 31) == 0);
  assert(posix_memalign(&p, 32, 8) == 0 && ((uintptr_t)p & 31) == 0);
  free(a), free(b), free(c), free(p);
  return 0;
}

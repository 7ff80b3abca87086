// @expect verified
#define _GNU_SOURCE
#include <assert.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>

int main(void) {
  int *z = calloc(2, sizeof *z), *m;
  assert(z[0] == 0 && z[1] == 0 && malloc_usable_size(z) >= 8);
  z[0] = 4;
  z = reallocarray(z, 4, sizeof *z);
  assert(z[0] == 4 && z[1] == 0);
  assert(reallocarray(z, SIZE_MAX / 2, 4) == 0);
  int *p = aligned_alloc(16, 16), *q = memalign(8, 16);
  assert((uintptr_t)p % 16 == 0 && (uintptr_t)q % 8 == 0 && p != q);
  assert(posix_memalign((void **)&m, 16, 16) == 0 && m != p && m != q);
  *m = 5;
  *p = 6;
  assert(*m == 5);
  free(z);
  free(p);
  free(q);
  free(m);
  return 0;
}

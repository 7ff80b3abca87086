// @expect verified
// A tree that is ordered by the addresses of objects tells those apart that are there.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int main(void) {
  void *p = malloc(8);
  uintptr_t old = (uintptr_t)p;
  void *q = malloc(8);
  if (p && q)
    assert((uintptr_t)q < old || (uintptr_t)q > old);
  free(p);
  free(q);
  return 0;
}

// @expect violated
// A tree that is ordered by the addresses of objects finds a new object in the place of one that is gone.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int main(void) {
  void *p = malloc(8);
  uintptr_t old = (uintptr_t)p;
  free(p);
  void *q = malloc(8);
  if (q)
    assert((uintptr_t)q < old || (uintptr_t)q > old); // want "old"
  free(q);
  return 0;
}

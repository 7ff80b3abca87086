// @expect violated
// @optimised LLVM takes two allocations for different, though one was freed
// @flags --check=assert
#include <assert.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(4);
  free(p);
  int *q = malloc(4);
  assert(q != p); // want "q != p"
  return 0;
}

// @expect violated
// @optimised LLVM leaves the two allocations out
#include <assert.h>
#include <stdlib.h>

int main(void) {
  int *a = malloc(16), *b = malloc(16);
  int *end = a + 4;
  assert(end < b || end > b); // want "assertion"
  free(a);
  free(b);
}

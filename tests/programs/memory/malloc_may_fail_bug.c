// @expect violated
// @flags --may-fail=malloc
// @optimised LLVM leaves out memory that nobody looks at
#include <stdlib.h>
#include <assert.h>

int main(void) {
  int *p = malloc(sizeof *p);
  assert(p); // want "p"
  free(p);
  return 0;
}

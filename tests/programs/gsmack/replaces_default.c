// @expect violated
// @flags --models=failing_malloc_model.c
// @optimised LLVM leaves out memory that nobody looks at
#include <assert.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(10);
  assert(p != NULL); // want "p != NULL"
  return 0;
}

// @expect violated
// @flags --check=memory
// @optimised LLVM leaves out memory that nobody looks at
#include <stdlib.h>
#include <string.h>
int main(void) {
  int *p = malloc(4 * sizeof *p);
  memset(p, 0, 5 * sizeof *p); // want "writes 20 bytes at offset 0 of malloc"
  free(p);
  return 0;
}

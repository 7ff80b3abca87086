// @expect violated
// @flags --check=memory
// @optimised LLVM leaves out memory that nobody looks at
#include <stdlib.h>

int main(void) {
  int *a = malloc(4), *first = a;
  *a = 1;
  a = realloc(a, 8);
  a[1] = 2;
  int v = *first; // want "reads 4 bytes at offset 0 of malloc#1 .*freed at"
  free(a);
  return v;
}

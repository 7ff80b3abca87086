// @expect violated
// @flags --check=leaks
// @optimised LLVM leaves out memory that nobody looks at
#include <stdlib.h>
int main(void) {
  int *p = malloc(4);
  int *q = realloc(p, 8);
  q[1] = 1;
  q = realloc(q, 12);
  q[2] = 1;
  return 0; // want "memory is never freed: realloc"
}

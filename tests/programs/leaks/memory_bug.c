// @expect violated
// @flags --check=leaks
// @optimised LLVM leaves out memory that nobody looks at
#include <stdlib.h>
int main(int argc, char **argv) {
  char *p = malloc(3), *q = calloc(2, 2);
  p[0] = q[0];
  if (argc < 3)
    free(p);
  free(q);
  return 0; // want "memory is never freed: malloc#1"
}

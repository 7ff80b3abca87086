// @expect violated
// @flags --check=memory
// @optimised LLVM leaves out memory that nobody looks at
#include <stdlib.h>

int main(void) {
  char *p = malloc(4);
  for (int i = 0; i < 2; i++)
    *p++ = 'x';
  free(p); // want "frees what lies at offset 2 of malloc#1"
  return 0;
}

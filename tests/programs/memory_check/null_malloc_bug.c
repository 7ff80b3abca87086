// @expect violated
// @flags --check=memory --may-fail=malloc
// @optimised LLVM leaves out memory that nobody looks at
#include <stdlib.h>
int main(void) {
  int *p = malloc(4);
  *p = 1; // want "p: writes 4 bytes through a null pointer"
  free(p);
  return 0;
}

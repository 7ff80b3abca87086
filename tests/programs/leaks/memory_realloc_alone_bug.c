// @expect violated
// @flags --check=leaks
// @optimised LLVM leaves out memory that nobody looks at
#include <stdlib.h>

/* Nothing but realloc makes an object, and it is never freed. */
int main(void) {
  int *p = realloc(0, sizeof *p);
  *p = 1;
  return 0;
}

// @expect violated
// @flags --check=memory
// @optimised LLVM leaves out memory that nobody looks at
// The size that alloca is given has no sign: a negative one is larger than any stack.
#include <alloca.h>
#include <stdio.h>

int main(void) {
  int n;
  if (scanf("%d", &n) != 1 || n > 8) return 1;
  char *p = alloca(n); // want `the size of an object on the stack is negative`
  if (n > 0) p[0] = 0;
  return 0;
}

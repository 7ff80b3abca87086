// @expect violated
// @flags --check=memory,assert
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
#include <stdio.h>
int main(void) {
  int x;
  scanf("%d", &x);
  if (x) // want "x: depends on"
    return 1;
  return 0;
}

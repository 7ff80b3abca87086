// @expect verified
// At the end of the input, the thread goes on.
// @optimised LLVM makes one loop of both
#include <stdio.h>

int main(void) {
  int n;
  do {
    for (n = 0; n < 300; n++)
      if (getchar() == 'x')
        break;
  } while (n != 300);
  return 0;
}

// @expect violated
// At the end of the input, all tries are in vain, for ever.
// @optimised LLVM makes one loop of both
#include <stdio.h>

int main(void) {
  int n;
  do {
    for (n = 0; n < 300; n++) // want "deadlock"
      if (getchar() == 'x')
        break;
  } while (n == 300);
  return 0;
}

// @expect violated
// @flags --check=memory
// @optimised LLVM leaves out memory that nobody looks at
// An array of variable length has rows, too. A product of two negative numbers is positive.
#include <stdio.h>

int main(void) {
  int rows, columns;
  if (scanf("%d%d", &rows, &columns) != 2 || rows * columns < 1 || rows * columns > 6) return 1;
  char board[rows][columns]; // want `an array of variable length has no positive number of elements`
  board[0][0] = 1;
  return board[0][0] - 1;
}

// @expect verified
// @flags --check=memory
// Each number is looked at.
#include <stdio.h>

int main(void) {
  int rows, columns;
  if (scanf("%d%d", &rows, &columns) != 2 || rows < 1 || rows > 2 || columns < 1 || columns > 3) return 1;
  char board[rows][columns];
  board[0][0] = 1;
  return board[0][0] - 1;
}

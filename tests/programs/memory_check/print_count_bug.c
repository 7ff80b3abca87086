// @expect violated
// @flags --check=memory,assert
// %n stores a number, of the width that the length says.
#include <stdio.h>
int main(void) {
  short count[1] = {0};
  printf("%s%n\n", "abc", (int *)count); // want "printf: writes 4 bytes"
  return count[0] < 0;
}

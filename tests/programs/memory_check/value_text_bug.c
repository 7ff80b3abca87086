// @expect violated
// @flags --check=memory,assert
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
#include <string.h>
int main(void) {
  char text[16];
  strcpy(text, "abc");
  if (text[4] == 0) // want "depends on 1 byte at offset 4"
    return 1;
  return 2;
}

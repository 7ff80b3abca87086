// @expect verified
// @flags --check=memory,assert
#include <string.h>
int main(void) {
  char text[16];
  strcpy(text, "abc");
  if (text[3] == 0)
    return 1;
  return 2;
}

// @expect violated
// Only one letter is read.
#include <stdio.h>

int main(void) {
  char s[10];
  while (scanf("x%9s", s) == 0) // want "for ever"
    ;
  return 0;
}

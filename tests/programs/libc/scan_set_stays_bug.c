// @expect violated
// A character that is not in the set stays in the input.
#include <stdio.h>

int main(void) {
  char s[10];
  while (scanf(" %9[a-z]", s) == 0) // want "for ever"
    ;
  return 0;
}

// @expect violated
/* The rest of a line is skipped: the input may end before the line does. */
#include <stdio.h>

int main(void) {
  while (getchar() != '\n') // want "goes round in a loop for ever"
    ;
  return 0;
}

// @expect violated
/* EOF is not 0. */
#include <stdio.h>

int main(void) {
  int n = 0;
  while (scanf("%d", &n)) // want "goes round in a loop for ever"
    ;
  return n;
}

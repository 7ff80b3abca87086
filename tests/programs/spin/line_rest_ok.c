// @expect verified
#include <stdio.h>

int main(void) {
  int c;
  while ((c = getchar()) != '\n' && c != EOF)
    ;
  return 0;
}

// @expect violated
#include <stdio.h>

int main(void) {
  int x;
  if (scanf("%d %d", &x) != 2) // want "more arguments than there are"
    return 1;
  return 0;
}

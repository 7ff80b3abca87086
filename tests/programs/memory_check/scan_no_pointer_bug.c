// @expect violated
#pragma clang diagnostic ignored "-Wformat"
#include <stdio.h>

int main(void) {
  int x = 0;
  scanf("%d", x); // want "a pointer where the argument is a number"
  return 0;
}

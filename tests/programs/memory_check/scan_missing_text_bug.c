// @expect violated
#include <stdio.h>

int main(void) {
  int x;
  sscanf("3 4", "%d %d", &x); // want "more arguments than there are"
  return 0;
}

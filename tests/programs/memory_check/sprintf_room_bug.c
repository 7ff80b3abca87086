// @expect violated
#include <stdio.h>

int main(void) {
  char b[3];
  sprintf(b, "abc"); // want "memory: sprintf: writes 1 byte at offset 3 of b"
  return 0;
}

// @expect violated
#include <stdio.h>

int main(void) {
  char b[3];
  snprintf(b, 4, "abc"); // want "memory: snprintf: writes 1 byte at offset 3 of b"
  return 0;
}

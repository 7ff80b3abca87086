// @expect violated
#include <unistd.h>

int main(void) {
  char b[8];
  b[0] = b[1] = 'x';
  write(1, b, 3); // want "write: depends on 1 byte at offset 2 of b"
  return 0;
}

// @expect violated
// @flags --check=memory
// They differ in the first byte, and are read to the end.
#include <string.h>
char a[4] = "abc", b[8] = "bbc";

int main(void) {
  return memcmp(a, b, 5) < 0; // want "memcmp: reads 1 byte at offset 4 of a"
}

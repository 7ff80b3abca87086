// @expect violated
// @flags --check=memory
#include <string.h>
int main(void) {
  int b[4], x[2];
  x[0] = 1;
  memset(b, x[1], sizeof b);
  if (b[1] == 0) // want "depends on 4 bytes at offset 4 of b"
    return 1;
  return 0;
}

// @expect violated
// @flags --check=memory
#include <string.h>
int main(void) {
  char a[4] = {1}, b[4];
  int x[2];
  x[0] = 1;
  memcpy(b, a, x[1] & 3); // want "x.1.: depends on 4 bytes at offset 4 of x"
  return 0;
}

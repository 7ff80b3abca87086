// @expect verified
// @flags --check=memory
#include <string.h>
int main(void) {
  char a[4] = {1}, b[4];
  int x[2];
  x[0] = 1;
  memcpy(b, a, x[0] & 3);
  return 0;
}

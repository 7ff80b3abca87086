// @expect verified
// @flags --check=memory
#include <string.h>
int main(void) {
  int b[4], x[2];
  x[0] = 1;
  memset(b, x[0], sizeof b);
  if (b[1] == 0)
    return 1;
  return 0;
}

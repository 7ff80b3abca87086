// @expect verified
// @flags --check=memory
// What is copied is as it was.
#include <string.h>
int main(void) {
  char a[4], b[4];
  a[0] = 'x';
  a[1] = 0;
  memcpy(b, a, 2);
  if (!strcmp(b, "x"))
    return 1;
  return 0;
}

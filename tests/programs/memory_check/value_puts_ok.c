// @expect verified
// @flags --check=memory
#include <stdio.h>
int main(void) {
  char a[4];
  a[0] = 0;
  puts(a);
  return 0;
}

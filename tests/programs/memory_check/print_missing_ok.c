// @expect verified
// @flags --check=memory
#include <stdio.h>
int main(void) {
  printf("%d of %d\n", 1, 2);
  return 0;
}

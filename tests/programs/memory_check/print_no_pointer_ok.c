// @expect verified
// @flags --check=memory
#include <stdio.h>
int main(void) {
  printf("%s\n", "3");
  return 0;
}

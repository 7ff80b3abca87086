// @expect verified
// @flags --check=memory,assert
#include <stdio.h>
int main(void) {
  short count[1] = {0};
  printf("%s%hn\n", "abc", count);
  return count[0] < 0;
}

// @expect verified
// @flags --check=memory,assert
#include <stdio.h>
int main(void) {
  int x;
  if (scanf("%d", &x) != 1)
    return 2;
  if (x)
    return 1;
  return 0;
}

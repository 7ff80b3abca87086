// @expect verified
#include <stdio.h>

int main(void) {
  int x, y;
  if (scanf("%d", &x, &y) != 1)
    return 1;
  return 0;
}

// @expect verified
#pragma clang diagnostic ignored "-Wformat-extra-args"
#include <stdio.h>

int main(void) {
  int x, y;
  if (scanf("%d", &x, &y) != 1)
    return 1;
  return 0;
}

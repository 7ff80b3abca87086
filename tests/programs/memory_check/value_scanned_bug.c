// @expect violated
// @flags --check=memory,assert
#include <stdio.h>
int main(void) {
  int x;
  scanf("%d", &x);
  if (x) // want "x: depends on"
    return 1;
  return 0;
}

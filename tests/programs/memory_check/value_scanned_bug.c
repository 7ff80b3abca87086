// @expect violated
// @flags --check=memory,assert
#include <stdio.h>
int main(void) {
  int x;
  scanf("%d", &x);
  return x ? 1 : 0; // want "x: depends on"
}

// @expect verified
// @flags --check=memory,assert
#include <stdio.h>
static void set(int *p, int c) {
  *p = 1;
}
int main(int argc, char **argv) {
  int x;
  set(&x, argc > 1);
  printf("%d\n", x);
  return 0;
}

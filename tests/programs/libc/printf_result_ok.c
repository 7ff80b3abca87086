// @expect verified
#include <assert.h>
#include <stdio.h>

int main(void) {
  int r = printf("hello\n");
  int c = putchar('x');
  assert(r >= -1);
  assert(c == 'x' || c == EOF);
  return 0;
}

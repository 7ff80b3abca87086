// @expect verified
#include <assert.h>
#include <stdio.h>

int main(void) {
  int n = 3;
  printf("n is %d\n", n);
  puts("still here");
  fprintf(stderr, "%s\n", "a message");
  putchar('x');
  fflush(stdout);
  assert(n == 3);
  return 0;
}

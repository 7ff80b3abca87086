// @expect violated
#include <assert.h>
#include <stdio.h>

int main(void) {
  int r = printf("hello\n");
  assert(r == 6); // want "r == 6"
  return 0;
}

// @expect violated
#include <assert.h>
#include <stdio.h>

int main(void) {
  int c = getchar();
  assert(c >= 0 && c < 256); // want "c >= 0 .. c < 256"
  return 0;
}

// @expect violated
// @flags --check=assert
#include <assert.h>
#include <stdlib.h>

int main(void) {
  int *a = malloc(2 * sizeof *a);
  a[0] = 4;
  a[1] = 5;
  a = realloc(a, 3 * sizeof *a);
  assert(a[0] + a[1] + a[2] == 15); // want "a.0. . a.1. . a.2. == 15"
  return 0;
}

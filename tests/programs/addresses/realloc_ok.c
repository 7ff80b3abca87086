// @expect verified
// @flags --check=assert
#include <assert.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(4), *other = malloc(4);
  *p = 7;
  *other = 8;
  int *q = realloc(p, 8);
  assert(q != other && q[0] == 7 && *other == 8);
  q[1] = 9;
  assert(q[0] == 7 && q[1] == 9 && *other == 8);
  return 0;
}

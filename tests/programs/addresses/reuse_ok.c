// @expect verified
// @flags --check=assert
#include <assert.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(4), *q = malloc(4);
  assert(p != q);
  free(p);
  int *r = malloc(4), *s = malloc(4);
  *q = 1;
  *r = 2;
  *s = 3;
  assert(r != q && s != q && r != s && *q == 1 && *r == 2);
  return 0;
}

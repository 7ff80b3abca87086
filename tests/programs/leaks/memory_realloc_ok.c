// @expect verified
// @flags --check=leaks
#include <stdlib.h>
int main(void) {
  int *p = malloc(4);
  int *q = realloc(p, 8);
  q[1] = 1;
  q = realloc(q, 12);
  q[2] = 1;
  free(q);
  return 0;
}

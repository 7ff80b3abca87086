// @expect verified
// @flags --check=leaks
#include <stdlib.h>
int main(int argc, char **argv) {
  char *p = malloc(3), *q = calloc(2, 2);
  p[0] = q[0];
  free(p);
  free(q);
  return 0;
}

// @expect verified
// @flags --check=memory
#include <stdlib.h>

int main(void) {
  int *a = malloc(4);
  *a = 1;
  a = realloc(a, 8);
  a[1] = 2;
  int v = *a;
  free(a);
  return v;
}

// @expect verified
#include <assert.h>
#include <stdlib.h>

int main(void) {
  int *a = calloc(2, sizeof(int));
  if (!a)
    return 0;
  assert(a[0] == 0 && a[1] == 0);
  a[1] = 8;
  int *b = realloc(a, 3 * sizeof(int));
  if (!b)
    return 0;
  b[2] = 9;
  assert(b[1] == 8 && b[2] == 9);
  free(b);
  return 0;
}

// @expect verified
#include <assert.h>
#include <stdlib.h>

int main(void) {
  int *a = malloc(16), *b = malloc(16);
  int *end = a + 4;
  assert(end < b || end > b || end == b);
  assert(a < b || a > b);
  free(a);
  free(b);
}

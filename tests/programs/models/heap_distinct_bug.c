// @expect violated
// @flags --check=assert
#include <assert.h>
#include <stdlib.h>

int main(void) {
  int *a = malloc(sizeof *a), *b = malloc(sizeof *b);
  *a = 1;
  assert(*b == 0); // want ".b == 0"
  assert(a != b);
  free(a);
  free(b);
  return 0;
}

// @expect violated
// @flags --check=assert
#include <assert.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(4), *q = realloc(p, 8);
  assert(q != p); // want "q != p"
  return 0;
}

// @expect violated
#include <assert.h>
#include <stdlib.h>

int main(void) {
  char *p = malloc(1), *q = malloc(1);
  assert(p < q); // want "p < q"
  return 0;
}

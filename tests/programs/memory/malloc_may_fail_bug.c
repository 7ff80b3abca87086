// @expect violated
// @flags --may-fail=malloc
#include <stdlib.h>
#include <assert.h>

int main(void) {
  int *p = malloc(sizeof *p);
  assert(p); // want "p"
  free(p);
  return 0;
}

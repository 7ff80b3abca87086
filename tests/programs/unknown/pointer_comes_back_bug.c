// @expect violated
// A pointer that left its object, which is undefined, and comes back.
#include <assert.h>
#include <stdlib.h>

int main(void) {
  int *h = calloc(4, sizeof *h);
  if (!h)
    return 1;
  int *p = h - 1;
  p = p - 1;
  p = p + 3;
  *p = 5;
  assert(h[1] == 0);
  return 0;
}

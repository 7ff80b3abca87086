// @expect violated
// The first member of the first member is an array, in an array of such structures.
#include <assert.h>
#include <stdlib.h>

struct inner {
  short s[3];
  short t;
};
struct outer {
  struct inner in;
  int sum;
};

int main(void) {
  struct outer *o = calloc(2, sizeof *o);
  if (!o)
    return 0;
  o[1].sum = 7;
  o[0].in.t = 1;
  int *w = (int *)o, n = 0;
  for (int i = 0; i < (int)(2 * sizeof *o / sizeof(int)); i++)
    n += w[i];
  assert(n == 7);
  free(o);
  return 0;
}

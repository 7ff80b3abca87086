// @expect verified
#include <assert.h>
#include <stdlib.h>

struct pair { int first, second; } g, h;

int main(void) {
  char *p = malloc(8), *q = malloc(1), *r = malloc(1);
  assert((p < q) + (q < p) == 1);
  assert(!(p < q && q < r) || p < r);
  assert(p + 3 < p + 5 && (void *)&g.first < (void *)&g.second);
  assert((&g < &h) == (&g.second < &h.first));
  return 0;
}

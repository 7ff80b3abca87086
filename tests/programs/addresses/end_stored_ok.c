// @expect verified
// The number of an end is that of the object that ends there.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
struct buf { uintptr_t begin, end; };
static void fill(struct buf *b) { for (char *p = (char *)b->begin; (uintptr_t)p < b->end; p++) *p = 1; }
int main(void) {
  char *x = malloc(4), *y = malloc(4);
  if (!x || !y) return 0;
  y[0] = 0;
  struct buf b = {(uintptr_t)x, (uintptr_t)(x + 4)};
  fill(&b);
  char *e = (char *)b.end;
  assert(e[-1] == 1 && y[0] == 0);
  free(x); free(y);
}

// @expect violated
// A pointer that was moved twice behind a small object is not one to a larger one, in which the offset would lie.
#include <stdlib.h>
#include <string.h>

struct large { int tag, more[4]; };

static char bytes[sizeof(int *)];

int main(void) {
  int *small = calloc(1, sizeof *small), *p;
  struct large *large = calloc(1, sizeof *large);
  if (!small || !large)
    return 1;
  memcpy(bytes, &p, sizeof p);
  p = small + 2;
  int x = p[2];
  (void)x;
  p = large->more + 3;
  return 0;
}

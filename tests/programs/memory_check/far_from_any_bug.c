// @expect violated
// Eight elements behind any of a small object are none of the large one.
#include <stdlib.h>

struct large { int tag, more[20]; };

int main(int argc, char **argv) {
  int *small = calloc(4, sizeof *small), *p;
  struct large *large = calloc(1, sizeof *large);
  if (!small || !large)
    return 1;
  int i = argc & 3;
  p = argc > 1 ? large->more : &small[i] + 8;
  return *p;
}

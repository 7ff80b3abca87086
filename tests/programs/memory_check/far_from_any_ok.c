// @expect verified
// The small object is large enough.
#include <stdlib.h>

struct large { int tag, more[20]; };

int main(int argc, char **argv) {
  int *small = calloc(12, sizeof *small), *p;
  struct large *large = calloc(1, sizeof *large);
  if (!small || !large)
    return 1;
  int i = argc & 3;
  p = argc > 1 ? large->more : &small[i] + 8;
  return *p;
}

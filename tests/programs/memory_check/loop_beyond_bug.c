// @expect violated
// The loop begins behind a small object.
#include <stdlib.h>

struct large { int tag, more[4]; };

int main(int argc, char **argv) {
  int *small = calloc(1, sizeof *small), *p;
  struct large *large = calloc(1, sizeof *large);
  if (!small || !large)
    return 1;
  int sum = 0;
  p = argc > 1 ? large->more : small + 2;
  for (int i = 0; i < 2; i++)
    sum += *++p;
  return sum;
}

// @expect violated
// @flags --check=memory,assert
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
// calloc's objects and malloc's through one pointer.
#include <stdlib.h>
int main(int argc, char **argv) {
  int *p = argc > 1 ? malloc(sizeof *p) : calloc(1, sizeof *p);
  if (!p)
    return 1;
  if (*p == 3) { // want "depends on"
    free(p);
    return 0;
  }
  free(p);
  return 1;
}

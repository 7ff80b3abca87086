// @expect violated
// @flags --check=memory,assert
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

// @expect verified
// @flags --check=memory,assert
// calloc's objects and malloc's through one pointer.
#include <stdlib.h>
int main(int argc, char **argv) {
  int *p = argc > 1 ? malloc(sizeof *p) : calloc(1, sizeof *p);
  if (!p)
    return 1;
  if (argc > 1)
    *p = 3;
  if (*p == 3) {
    free(p);
    return 0;
  }
  free(p);
  return 1;
}

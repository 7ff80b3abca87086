// @expect verified
// @flags --check=memory --unwritten=any
#include <stdlib.h>
int main(void) {
  int *p = malloc(sizeof *p), x;
  if (!p)
    return 1;
  if (*p > 0 || x > 0)
    x = 1;
  free(p);
  return 0;
}

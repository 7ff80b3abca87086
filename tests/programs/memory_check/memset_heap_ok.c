// @expect verified
// @flags --check=memory
#include <stdlib.h>
#include <string.h>
int main(void) {
  int *p = malloc(4 * sizeof *p);
  memset(p, 0, 4 * sizeof *p);
  free(p);
  return 0;
}

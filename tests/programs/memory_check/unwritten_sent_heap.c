// @expect violated
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int *p = malloc(3 * sizeof *p);
  p[0] = p[1] = 1;
  fwrite(p, sizeof *p, 3, stdout); // want "which has no value yet"
  free(p);
  return 0;
}

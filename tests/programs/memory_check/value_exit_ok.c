// @expect verified
#include <stdlib.h>

int main(void) {
  int *p = calloc(1, sizeof *p);
  int status = *p;
  free(p);
  exit(status);
}

// @expect violated
#include <stdlib.h>

int main(void) {
  int *p = malloc(sizeof *p);
  int status = *p;
  free(p);
  exit(status); // want "memory that was never written"
}

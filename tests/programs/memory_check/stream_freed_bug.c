// @expect violated
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  FILE *f = fopen("/dev/null", "r");
  free(f); // want "free: the object is the C library's"
  return 0;
}

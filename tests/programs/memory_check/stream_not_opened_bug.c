// @expect violated
#include <stdio.h>

int main(void) {
  FILE *f = fopen("/dev/null", "w");
  fputs("x", f); // want "fputs: .*null pointer"
  fclose(f);
  return 0;
}

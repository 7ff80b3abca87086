// @expect verified
#include <stdio.h>

int main(void) {
  FILE *f = fopen("/dev/null", "w");
  if (f) {
    fputs("x", f);
    fclose(f);
  }
  fflush(NULL);
  return 0;
}

// @expect violated
#include <stdio.h>

int main(void) {
  FILE *f = fopen("/dev/null", "w");
  if (!f)
    return 1;
  fclose(f);
  fprintf(f, "x"); // want "fprintf: .*freed at"
  return 0;
}

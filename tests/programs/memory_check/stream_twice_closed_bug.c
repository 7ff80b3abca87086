// @expect violated
#include <stdio.h>

int main(void) {
  FILE *f = fopen("/dev/null", "r");
  if (!f)
    return 1;
  fclose(f);
  fclose(f); // want "fclose: .*freed at"
  return 0;
}

// @expect violated
#include <stdio.h>

int main(void) {
  char line[4];
  FILE *f = fopen("/dev/null", "r");
  if (!f)
    return 1;
  fclose(f);
  fread(line, 1, sizeof line, f); // want "fread: .*freed at"
  return 0;
}

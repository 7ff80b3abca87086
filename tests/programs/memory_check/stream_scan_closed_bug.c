// @expect violated
#include <stdio.h>

int main(void) {
  int x = 0;
  FILE *f = fopen("/dev/null", "r");
  if (!f)
    return 1;
  fclose(f);
  fscanf(f, "%d", &x); // want "freed at"
  return x == 1;
  return 0;
}

// @expect violated
#include <stdio.h>

int main(void) {
  FILE *f = fopen("notes", "w");
  if (!f)
    return 1;
  fclose(f);
  fprintf(f, "x"); // want "fprintf: .*freed at"
  return 0;
}

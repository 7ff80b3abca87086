// @expect violated
#include <assert.h>
#include <stdio.h>

/* A file may end at any place. */
int main(void) {
  char all[2] = {1, 1};
  FILE *f = fopen("name", "r");
  assert(!f || (fgetc(f) != EOF && getc(f) != EOF && fread(all, 1, 2, f) == 2 && !feof(f) && !ferror(f) && fseek(f, 0, SEEK_END) == 0 && ftell(f) == 2)); // want "fgetc"
  return 0;
}

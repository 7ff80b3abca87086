// @expect violated
// @flags --check=memory
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  FILE *f = fopen("/dev/null", "w");
  if (!f)
    return 0;
  char *buffer = malloc(64);
  setvbuf(f, buffer, _IOFBF, 64);
  fputs("x", f);
  free(buffer);
  fclose(f); // want "freed at"
  return 0;
}

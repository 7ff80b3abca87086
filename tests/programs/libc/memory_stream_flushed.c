// @expect unknown
#include <stdio.h>

int main(void) {
  char *text;
  size_t size;
  FILE *f = open_memstream(&text, &size);
  if (!f)
    return 1;
  fflush(f);
  return fclose(f);
}

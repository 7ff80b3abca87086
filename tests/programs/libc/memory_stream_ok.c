// @expect bounded
// The text is the program's when the stream is closed.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *text;
  size_t size;
  FILE *f = open_memstream(&text, &size);
  if (!f)
    return 1;
  fputs("hello", f);
  fclose(f);
  text[size] = 0;
  free(text);
  return 0;
}

// @expect violated
// Before it is closed there is no text.
#include <stdio.h>

int main(void) {
  char *text = 0;
  size_t size;
  FILE *f = open_memstream(&text, &size);
  if (!f)
    return 1;
  fputs("hello", f);
  int first = text[0]; // want "null"
  fclose(f);
  return first;
}

// @expect violated
#include <assert.h>
#include <stdio.h>
#include <string.h>

/* What is read from a file is open; how much there may be of it is not. */
int main(void) {
  char line[3];
  FILE *f = fopen("name", "r");
  if (!f)
    return 0;
  int c = fgetc(f);
  assert(c >= EOF && c <= 255);
  if (c != EOF)
    assert(ungetc(c, f) == c || c == EOF);
  c = getc(f);
  assert(c >= EOF && c <= 255);
  if (fgets(line, sizeof line, f))
    assert(strlen(line) < 3);
  size_t n = fread(line, 1, 2, f);
  assert(n <= 2);
  if (n < 2)
    feof(f), ferror(f);
  assert(fseek(f, 0, SEEK_SET) <= 0 && ftell(f) >= -1 && fileno(f) >= -1);
  rewind(f);
  int end = fclose(f);
  assert(end == 0); // want "end"
  return 0;
}

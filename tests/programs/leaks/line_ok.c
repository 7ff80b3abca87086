// @expect bounded
// @flags --check=leaks
// The twin of line_bug.c: lines have up to 65,536 characters.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *line = 0;
  size_t size = 0;
  getline(&line, &size, stdin);
  free(line);
  return 0;
}

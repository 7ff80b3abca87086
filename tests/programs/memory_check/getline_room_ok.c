// @expect bounded
// The buffer has as much room as getline is told.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *line = malloc(4);
  size_t size = 4;
  if (getline(&line, &size, stdin) < 0) puts("none");
  free(line);
}

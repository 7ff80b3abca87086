// @expect violated
// The buffer has as much room as getline is told.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *line = malloc(4);
  size_t size = 8;
  if (getline(&line, &size, stdin) < 0) return 1; // want "getline: uses 8 bytes"
  free(line);
}

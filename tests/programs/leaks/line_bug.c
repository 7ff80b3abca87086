// @expect violated
// @flags --check=leaks
// The line has memory of its own, also where the end of the file is told.
#include <stdio.h>
int main(void) {
  char *line = 0;
  size_t size = 0;
  if (getline(&line, &size, stdin) < 0)
    return 1;
  return 0;
}

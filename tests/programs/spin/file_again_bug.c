// @expect violated
/* The file has less than is asked for. */
#include <stdio.h>
#include <unistd.h>

int main(void) {
  char b[4], line[8];
  while (fread(b, 1, sizeof b, stdin) != sizeof b && !fgets(line, sizeof line, stdin)) // want "goes round in a loop for ever"
    ;
  return read(0, b, 1) == 1;
}

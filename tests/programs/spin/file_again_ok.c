// @expect verified
#include <stdio.h>
#include <unistd.h>

int main(void) {
  char b[4], line[8];
  if (fread(b, 1, sizeof b, stdin) != sizeof b && !fgets(line, sizeof line, stdin))
    return 1;
  return read(0, b, 1) == 1;
}

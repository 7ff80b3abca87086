// @expect verified
#include <stdio.h>
#include <unistd.h>

int main(void) {
  char b[4], line[8];
  size_t n;
  do
    n = fread(b, 1, sizeof b, stdin);
  while (n > 0 && n < sizeof b && !fgets(line, sizeof line, stdin));
  return read(0, b, 1) == 1;
}

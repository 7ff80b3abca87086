// @expect verified
// As sscanf reads it, too, a number in an argument may have any number of digits.
#include <assert.h>
#include <stdio.h>

int main(int argc, char **argv) {
  int n;
  if (argc != 2 || sscanf(argv[1], "%d", &n) != 1)
    return 1;
  if (argv[1][0] == '4' && !argv[1][1])
    assert(n == 4);
  return 0;
}

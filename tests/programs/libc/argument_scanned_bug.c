// @expect violated
#include <assert.h>
#include <stdio.h>

int main(int argc, char **argv) {
  int n;
  if (argc != 2 || sscanf(argv[1], "%d", &n) != 1)
    return 1;
  assert(n != -4); // want "n != -4"
  return 0;
}

// @expect violated
#include <assert.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  if (argc != 2)
    return 1;
  char *end;
  long n = strtol(argv[1], &end, 10);
  if (*end || n < 0 || n > 9)
    return 1;
  assert(n != 5); // want "n != 5"
  return 0;
}

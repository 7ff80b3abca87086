// @expect violated
#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>

int main(void) {
  char *line = 0;
  size_t size = 0;
  assert(getline(&line, &size, stdin) >= 0); // want "getline"
  assert(line[0] != 0);
  return 0;
}

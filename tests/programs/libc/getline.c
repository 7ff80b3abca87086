// @expect bounded
#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>

/* The line is as long as it is said to be. */
int main(void) {
  char *line = 0;
  size_t size = 0;
  ssize_t n = getline(&line, &size, stdin);
  if (n >= 0)
    assert(line[n] == 0 && size > (size_t)n);
  n = getdelim(&line, &size, ',', stdin);
  assert(n == -1 || n > 0);
  return 0;
}

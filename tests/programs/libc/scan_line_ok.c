// @expect verified
#include <assert.h>
#include <stdio.h>

/* A line of the input is read again as a text. */
int main(void) {
  char line[4];
  int n = -1;
  if (fgets(line, sizeof line, stdin) && sscanf(line, "%d", &n) == 1)
    assert(n >= -99 && n <= 999);
  return 0;
}

// @expect verified
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char line[4];
  if (fgets(line, sizeof line, stdin))
    assert(strlen(line) <= 3);
  return 0;
}

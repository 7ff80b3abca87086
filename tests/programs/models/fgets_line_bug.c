// @expect violated
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char line[4];
  if (fgets(line, sizeof line, stdin))
    assert(strlen(line) <= 2); // want "strlen.line. <= 2"
  return 0;
}

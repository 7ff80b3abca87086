// @expect violated
// The text has no room for its end, whatever else is given.
#include <assert.h>
#include <stdio.h>
#include <string.h>

#pragma GCC diagnostic ignored "-Wformat-extra-args"

int main(void) {
  char text[5];
  int n = 3;
  assert(sprintf(text, "%d-abc", 7, n++) == 5); // want "writes 1 byte at offset 5 of text"
  assert(n == 4 && strcmp(text, "7-abc") == 0);
  return 0;
}

// @expect verified
// Arguments that the format does not name are evaluated, and otherwise ignored.
#include <assert.h>
#include <stdio.h>
#include <string.h>

#pragma GCC diagnostic ignored "-Wformat-extra-args"

int main(void) {
  char text[6];
  int n = 3;
  assert(sprintf(text, "%d-abc", 7, n++) == 5);
  assert(n == 4 && strcmp(text, "7-abc") == 0);
  return 0;
}

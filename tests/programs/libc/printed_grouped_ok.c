// @expect verified
// A number with a flag of POSIX may have separators in it.
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char text[8];
  int length = snprintf(text, sizeof text, "%'d %s", 1000, "a");
  assert(length >= 0 && strlen(text) < sizeof text);
  return 0;
}

// @expect unknown
#include <assert.h>
#include <stdio.h>

int main(void) {
  char b[8];
  snprintf(b, sizeof b, "%g", 1.5); // want "b.0. == '1' at printed.c:8:3.*the text that snprintf writes"
  assert(b[0] == '1');
  return 0;
}

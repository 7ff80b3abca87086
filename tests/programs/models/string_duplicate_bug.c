// @expect violated
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char text[] = "ab";
  char *copy = text;
  copy[0] = 'x';
  assert(text[0] == 'a'); // want "text.0. == 'a'"
  assert(strcmp(copy, "xb") == 0);
  return 0;
}

// @expect verified
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char text[] = "ab";
  char *copy = strdup(text);
  copy[0] = 'x';
  assert(text[0] == 'a');
  assert(strcmp(copy, "xb") == 0);
  free(copy);
  return 0;
}

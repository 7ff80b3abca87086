// @expect unknown
// @flags --engine=order
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
  char b[40];
  sprintf(b, argv[0], 1); // want "the text that sprintf writes"
  assert(strlen(b) < 10);
  return 0;
}

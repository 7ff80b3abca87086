// @expect violated
#include <assert.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
  char b[40];
  sprintf(b, argv[0], 1);
  assert(strlen(b) < 10); // want "strlen"
  return 0;
}

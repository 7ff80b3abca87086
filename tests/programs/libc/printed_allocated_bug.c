// @expect violated
#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>

int main(int argc, char **argv) {
  char *text;
  assert(asprintf(&text, "%s", argv[0]) > 2); // want "asprintf"
  return 0;
}

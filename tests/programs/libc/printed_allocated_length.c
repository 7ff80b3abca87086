// @expect unknown
#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>

int main(int argc, char **argv) {
  char *text;
  assert(asprintf(&text, "%s", argv[0]) > 2); // want "the text that asprintf writes"
  return 0;
}

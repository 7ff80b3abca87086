// @expect bounded
// @flags --check=leaks
// The twin of printed_bug.c: texts have up to 65,536 characters.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
int main(int argc, char **argv) {
  char *text;
  if (asprintf(&text, "%d", argc) < 0)
    return 1;
  free(text);
  return 0;
}

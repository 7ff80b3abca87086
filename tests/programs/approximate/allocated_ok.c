// @expect bounded
#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  char *text;
  int n = asprintf(&text, "%f", 0.5);
  assert(n < 0 || text != 0);
  free(text);
  return 0;
}

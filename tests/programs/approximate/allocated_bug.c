// @expect violated
#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

/* Where the text is, and what is written there later, does not depend on what it says. */
int main(void) {
  char *text;
  asprintf(&text, "%f", 0.5);
  text[0] = 'a';
  assert(text[0] != 'a'); // want "text"
  free(text);
  return 0;
}

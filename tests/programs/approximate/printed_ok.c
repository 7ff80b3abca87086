// @expect verified
#include <assert.h>
#include <stdio.h>
#include <string.h>

/* Nobody looks at the text but to print it, and it ends within its room. */
int main(void) {
  char b[6];
  int n = snprintf(b, sizeof b, "%f", 0.1);
  puts(b);
  assert(n >= 0);
  assert(strlen(b) < sizeof b);
  return 0;
}

// @expect unknown
#include <assert.h>
#include <stdio.h>
#include <string.h>

/* What fails is not computed from the text, but comes about by comparing it. */
int main(void) {
  char b[4];
  int wrong = 0;
  sprintf(b, "%.1f", 2.0);
  if (strcmp(b, "2.0") != 0)
    wrong = 1;
  assert(!wrong);
  return 0;
}

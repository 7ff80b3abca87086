// @expect verified
#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>
#include <string.h>

/* A line ends with its newline, or where the file ends. */
int main(void) {
  char line[4];
  int c = getchar_unlocked();
  assert(c >= EOF && c <= 255 && getc_unlocked(stdin) >= EOF);
  putchar_unlocked('x');
  putc_unlocked('x', stdout);
  if (!fgets(line, sizeof line, stdin))
    return 0;
  char *end = strchr(line, '\n');
  assert(!end || end[1] == 0);
  return 0;
}

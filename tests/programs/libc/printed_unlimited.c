// @expect bounded
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int print(char *to, const char *format, ...) {
  va_list rest;
  va_start(rest, format);
  int n = vsprintf(to, format, rest);
  va_end(rest);
  return n;
}

/* The text is as long as it is said to be. */
int main(void) {
  char b[40] = "";
  int n = sprintf(b, "%f", 1.5);
  assert(n >= 0 && b[n] == 0);
  n = print(b, "%d", 3);
  assert(n >= 0 && b[n] == 0);
  return 0;
}

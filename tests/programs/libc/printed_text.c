// @expect unknown
// @flags --engine=order
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int print(char *to, size_t size, const char *format, ...) {
  va_list rest;
  va_start(rest, format);
  int n = vsnprintf(to, size, format, rest); // want "the text that vsnprintf writes"
  va_end(rest);
  return n;
}

/* What is printed into memory ends within it, and may have been cut off. */
int main(void) {
  char b[4];
  int n = snprintf(b, sizeof b, "%d", 12);
  assert(n >= 0 && strlen(b) < sizeof b);
  n = print(b, sizeof b, "%s", "abcdef");
  assert(strlen(b) == (size_t)n);
  return 0;
}

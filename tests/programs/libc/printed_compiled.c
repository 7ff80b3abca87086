// @expect unknown
// The same without the mistake. The explorer does not show that memory is used well.
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int print(char *to, size_t size, const char *format, ...) {
  va_list rest;
  va_start(rest, format);
  int n = vsnprintf(to, size, format, rest); // want "the text that vsnprintf writes.*did not fail"
  va_end(rest);
  return n;
}

int main(void) {
  char b[4];
  int n = print(b, sizeof b, "%s", "abc");
  assert(strlen(b) == (size_t)n);
  return 0;
}

// @expect violated
// What the model does not know, the compiled program shows: auto asks the explorer.
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int print(char *to, size_t size, const char *format, ...) {
  va_list rest;
  va_start(rest, format);
  int n = vsnprintf(to, size, format, rest);
  va_end(rest);
  return n;
}

int main(void) {
  char b[4];
  int n = print(b, sizeof b, "%s", "abcdef");
  assert(strlen(b) == (size_t)n); // want "strlen"
  return 0;
}

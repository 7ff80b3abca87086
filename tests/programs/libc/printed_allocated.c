// @expect bounded
#define _GNU_SOURCE
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static char *print(const char *format, ...) {
  char *text;
  va_list rest;
  va_start(rest, format);
  int n = vasprintf(&text, format, rest);
  va_end(rest);
  assert(n >= 0 && text[n] == 0);
  return text;
}

int main(void) {
  char *text;
  int n = asprintf(&text, "%d", 1);
  assert(n >= 0 && text[n] == 0 && text != print("%d", 2));
  free(text);
  return 0;
}

// @expect verified
#define _GNU_SOURCE
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

static int say(const char *format, ...) {
  va_list rest;
  va_start(rest, format);
  int n = vdprintf(1, format, rest);
  va_end(rest);
  return n;
}

/* A stream may not be had. */
int main(void) {
  FILE *f = tmpfile(), *g = fdopen(1, "w"), *h = popen("true", "r");
  say("%d", 1);
  if (f)
    clearerr(f);
  if (h)
    pclose(h);
  assert(!g || g != f);
  return 0;
}

// @expect verified
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>

static int lines;

static int log_line(const char *format, ...) {
  (void)format;
  return ++lines;
}

int main(void) {
  log_line("%d %s", 3, "x");
  assert(log_line("done") == 2);
  return 0;
}

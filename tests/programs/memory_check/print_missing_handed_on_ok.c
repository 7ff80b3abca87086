// @expect verified
// @flags --check=memory
#include <stdarg.h>
#include <stdio.h>

static void say(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vprintf(format, list);
  va_end(list);
}

int main(void) {
  say("%d %s", 1, "b");
  say("a");
  return 0;
}

// @expect violated
// A function hands a wide format on.
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

static void say(const wchar_t *format, ...) {
  va_list list;
  va_start(list, format);
  vwprintf(format, list);
  va_end(list);
}

int main(void) {
  wchar_t open[2] = {L'a', L'b'};
  say(L"%.2ls\n", open);
  say(L"%.*ls\n", 3, open); // want "reads 4 bytes at offset 8 of open"
  return 0;
}

// @expect violated
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

static void tell(FILE *file, const wchar_t *format, ...) {
  va_list list;
  va_start(list, format);
  vfwprintf(file, format, list);
  va_end(list);
}

int main(void) {
  wchar_t open[2] = {L'a', L'b'};
  tell(stderr, L"%ls\n", open); // want "reads 4 bytes at offset 8 of open"
  return 0;
}

// @expect verified
// Functions that print wide characters from a list of arguments or to a file read what they print.
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

static int make(wchar_t *to, size_t size, const wchar_t *format, ...) {
  va_list list;
  va_start(list, format);
  int n = vswprintf(to, size, format, list);
  va_end(list);
  return n;
}

static void tell(FILE *file, const wchar_t *format, ...) {
  va_list list;
  va_start(list, format);
  vfwprintf(file, format, list);
  va_end(list);
}

int main(void) {
  wchar_t open[2] = {L'a', L'b'}, text[8];
  int n = make(text, 8, L"%.2ls", open);
  assert(n >= -1 && n < 8 && wcslen(text) < 8);
  fwprintf(stderr, L"%.2ls\n", open);
  tell(stderr, L"%.2ls\n", open);
  return 0;
}

// @expect verified
// What is printed of wide characters is read: up to its end, or as many as the precision says, in bytes or in wide characters.
#include <assert.h>
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
  wchar_t open[2] = {L'a', L'b'}, umlauts[2] = {L'ä', L'ö'}, text[8] = L"ab";
  char bytes[2] = {'a', 'b'};
  printf("%.2ls %.4ls %lc %S\n", open, umlauts, (wint_t)L'x', text);
  wprintf(L"%.2ls %.2ls %.2s %d\n", open, umlauts, bytes, 1);
  say(L"%.2ls %ls\n", open, text);
  assert(wcsncat(text, L"cde", 2)[3] == L'd' && text[4] == 0);
  int n = swprintf(text, 8, L"%.2ls", open);
  assert(n >= -1 && n < 8 && wcslen(text) < 8);
  if (fgetws(text, 8, stdin))
    assert(wcslen(text) < 8);
  return 0;
}

// @expect verified
#include <assert.h>
#include <wchar.h>

int main(void) {
  wchar_t b[8] = L"xxxxxxx", c[8];
  const wchar_t *s = L"abcab";
  assert(wcslen(s) == 5 && wcsnlen(s, 3) == 3 && wcsnlen(s, 9) == 5);
  assert(wcscpy(b, L"ab") == b && b[1] == L'b' && b[2] == 0 && b[3] == L'x');
  assert(wcscat(b, L"c") == b && wcscmp(b, L"abc") == 0);
  assert(wcscmp(L"a", L"b") < 0 && wcscmp(L"ab", L"a") > 0 && wcsncmp(L"abx", L"aby", 2) == 0);
  assert(wcsncmp(L"ab", L"a", 2) > 0 && wcsncmp(L"a", L"a", 9) == 0);
  assert(wcschr(s, L'b') == s + 1 && wcsrchr(s, L'b') == s + 4 && !wcschr(s, L'x') && wcschr(s, 0) == s + 5);
  assert(wcsstr(s, L"ca") == s + 2 && !wcsstr(s, L"cb") && wcsstr(s, L"") == s);
  assert(wcsncpy(b, L"q", 3) == b && b[0] == L'q' && b[1] == 0 && b[2] == 0 && b[3] == 0 && b[4] == L'x');
  assert(wmemset(c, L'-', 8) == c && c[7] == L'-');
  assert(wmemcpy(c, L"123", 3) == c && c[2] == L'3' && c[3] == L'-');
  assert(wmemmove(c + 1, c, 3) == c + 1 && c[1] == L'1' && c[3] == L'3');
  assert(wmemcmp(c, L"112", 3) == 0 && wmemcmp(c, L"113", 3) < 0 && wmemchr(c, L'2', 8) == c + 2 && !wmemchr(c, L'2', 2));
  return 0;
}

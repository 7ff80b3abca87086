// @expect verified
// Wide texts in parts, their classes, and what they are in bytes.
#define _GNU_SOURCE
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>
#include <wctype.h>

int main(void) {
  wchar_t text[8] = L"a,b", *rest, to[8];
  char bytes[8];
  assert(wcstok(text, L",", &rest)[0] == L'a' && wcstok(0, L",", &rest)[0] == L'b' && !wcstok(0, L",", &rest));
  assert(wcsspn(L"aab", L"a") == 2 && wcscspn(L"xyb", L"b") == 2 && *wcspbrk(L"xyb", L"b") == L'b');
  assert(wcscasecmp(L"aB", L"Ab") == 0 && wcsncasecmp(L"aBc", L"Abd", 2) == 0);
  assert(iswupper(L'A') && !iswupper(L'a') && !iswalpha(WEOF) && towupper(L'z') == L'Z' && towlower(L'Z') == L'z');
  assert(mbstowcs(to, "ab", 8) == 2 && to[1] == L'b' && to[2] == 0);
  assert(wcstombs(bytes, L"xy", 2) == 2 && bytes[1] == 'y');
  assert(mbstowcs(0, "abc", 0) == 3 && mblen("", 1) == 0 && mblen("x", 1) == 1);
  assert(wctomb(bytes, L'q') == 1 && bytes[0] == 'q' && btowc(EOF) == WEOF && wctob(L'q') == 'q');
  wchar_t *copy = wcsdup(L"ab");
  if (copy)
    assert(copy[1] == L'b' && copy[2] == 0);
  free(copy);
  fputws(L"done\n", stdout);
}

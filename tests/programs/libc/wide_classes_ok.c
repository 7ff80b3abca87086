// @expect verified
// Classes of wide characters.
#include <assert.h>
#include <stdlib.h>
#include <wctype.h>

int main(void) {
  wchar_t c = 0;
  assert(iswalnum(L'1') && iswblank(L' ') && iswcntrl(L'\n') && iswdigit(L'7') && iswgraph(L'!') && iswlower(L'q'));
  assert(iswprint(L' ') && iswpunct(L'!') && iswspace(L'\t') && iswxdigit(L'f') && !iswdigit(L'x'));
  assert(mbtowc(&c, "z", 1) == 1 && c == L'z');
}

/* Texts of bytes and of wide characters, which are the same where they are ASCII. Those beyond depend on the locale. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

#include "failure.h"
#include "gsmack.h"

static inline _Bool is_ascii(wchar_t c) {
  if (c < 0 || c > 127)
    __gsmack_unknown("characters beyond ASCII, which depend on the locale");
  return 1;
}

/* How many bytes there are of the first character; 0 at the end, and for no text, which says that nothing depends on what was before. */
int mbtowc(wchar_t *restrict to, const char *restrict s, size_t n) {
  if (!s)
    return 0;
  if (n == 0)
    return fails_with(EILSEQ);
  is_ascii(*s);
  if (to)
    *to = *s;
  return *s != 0;
}

int mblen(const char *s, size_t n) { return mbtowc(0, s, n); }

int wctomb(char *s, wchar_t c) {
  if (!s)
    return 0;
  is_ascii(c);
  *s = (char)c;
  return 1;
}

wint_t btowc(int c) {
  if (c == EOF)
    return WEOF;
  is_ascii(c);
  return (wint_t)c;
}

int wctob(wint_t c) {
  if (c == WEOF)
    return EOF;
  is_ascii((wchar_t)c);
  return (int)c;
}

/* Characters up to SIZE, or the end, which does not count; of no memory, all. */
size_t mbstowcs(wchar_t *restrict to, const char *restrict s, size_t size) {
  size_t n = 0;
  for (; (!to || n < size) && is_ascii(s[n]); n++) {
    if (to)
      to[n] = s[n];
    if (!s[n])
      break;
  }
  return n;
}

size_t wcstombs(char *restrict to, const wchar_t *restrict s, size_t size) {
  size_t n = 0;
  for (; (!to || n < size) && is_ascii(s[n]); n++) {
    if (to)
      to[n] = (char)s[n];
    if (!s[n])
      break;
  }
  return n;
}

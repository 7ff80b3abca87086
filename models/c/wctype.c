/* <wctype.h> in the C locale, in which characters beyond ASCII have no class. */
#include <ctype.h>
#include <wctype.h>

/* Such a character, and WEOF, is to <ctype.h> what EOF is. */
static inline int narrow(wint_t c) { return c < 128 ? (int)c : -1; }

#define CLASS(wide, plain)                                                     \
  int wide(wint_t c) { return (plain)(narrow(c)); }

CLASS(iswupper, isupper)
CLASS(iswlower, islower)
CLASS(iswalpha, isalpha)
CLASS(iswdigit, isdigit)
CLASS(iswalnum, isalnum)
CLASS(iswxdigit, isxdigit)
CLASS(iswspace, isspace)
CLASS(iswblank, isblank)
CLASS(iswcntrl, iscntrl)
CLASS(iswprint, isprint)
CLASS(iswgraph, isgraph)
CLASS(iswpunct, ispunct)

wint_t towlower(wint_t c) { return c >= L'A' && c <= L'Z' ? c - L'A' + L'a' : c; }

wint_t towupper(wint_t c) { return c >= L'a' && c <= L'z' ? c - L'a' + L'A' : c; }

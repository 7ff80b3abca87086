/* What the functions that print do with their arguments besides making a text (llvm2ivl/rewrite/print.go). */
#include <wchar.h>

#include "gsmack.h"
#include "reads.h"

/* %s reads a text, and each of these functions its format. */
void __model_printed_text(const char *s, int precision) {
  reads_text(s, precision);
}

/* %ls reads a text of wide characters. The precision counts what each is in bytes, no more than LARGEST. */
void __model_printed_wide(const wchar_t *s, int precision, int largest) {
  int most = (int)__gsmack_option("printed-text", 17), bytes = 0;
  for (int i = 0; i < most && bytes != precision; i++) {
    wchar_t c = ((const volatile wchar_t *)s)[i];
    int size = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    bytes += size < largest ? size : largest;
    if (!c || (precision >= 0 && bytes > precision))
      break;
  }
}

/* A conversion without an argument of its own. */
void __model_printed_missing(void) {
  __gsmack_assert(0, "memory", "the format asks for more arguments than there are");
}

/* %s or %n, and an argument that is a number. */
void __model_printed_no_pointer(void) {
  __gsmack_assert(0, "memory", "the format asks for a pointer where the argument is a number");
}

/* %n stores how many characters there are so far. */
#define COUNT(bits, type)                                                      \
  void __model_printed_count##bits(type *to) {                                 \
    __gsmack_approximate("the number of characters that %n stores", to,        \
                         sizeof *to);                                          \
    type n = (type)__gsmack_nondet_long();                                     \
    __gsmack_assume(n >= 0);                                                   \
    *to = n;                                                                   \
  }

COUNT(8, signed char)
COUNT(16, short)
COUNT(32, int)
COUNT(64, long long)

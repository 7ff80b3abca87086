/* What the functions that print do with their arguments besides making a text (llvm2ivl/rewrite/print.go). */
#include "gsmack.h"
#include "reads.h"

/* %s reads a text, and each of these functions its format. */
void __model_printed_text(const char *s, int precision) {
  reads_text(s, precision);
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

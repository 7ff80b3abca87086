/* What the library's headers test where _GLIBCXX_ASSERTIONS is defined: that a vector has the element, a queue is not empty, ... */
#include "gsmack.h"

void _ZSt21__glibcxx_assert_failPKciS0_S0_(const char *file, int line, const char *function, const char *condition) {
  __gsmack_assert(0, "memory", condition);
  __gsmack_exit();
}

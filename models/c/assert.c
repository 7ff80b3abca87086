/* What the assert macros of the C libraries call when the condition is false. */
#include <stdlib.h>

#include "gsmack.h"

/* glibc and musl */
void __assert_fail(const char *condition, const char *file, unsigned line,
                   const char *function) {
  __gsmack_assert(0, "assertion", condition);
  __gsmack_exit();
}

void __assert_perror_fail(int error, const char *file, unsigned line,
                          const char *function) {
  __gsmack_assert(0, "assertion", "assert_perror");
  __gsmack_exit();
}

/* macOS */
void __assert_rtn(const char *function, const char *file, int line,
                  const char *condition) {
  __gsmack_assert(0, "assertion", condition);
  __gsmack_exit();
}

/* newlib and the BSDs */
void __assert_func(const char *file, int line, const char *function,
                   const char *condition) {
  __gsmack_assert(0, "assertion", condition);
  __gsmack_exit();
}

/* Solaris, and what POSIX systems keep for old programs */
void __assert(const char *condition, const char *file, int line) {
  __gsmack_assert(0, "assertion", condition);
  __gsmack_exit();
}

/* Where <assert.h> is not included, the macro is taken for a function. */
#undef assert
int assert(int condition) {
  __gsmack_assert(condition != 0, "assertion", "assert");
  if (!condition)
    __gsmack_exit();
  return 0;
}

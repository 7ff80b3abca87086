/* <stdio.h>, printing into memory: any text of any length that fits. */
#include <stdarg.h>
#include <stdio.h>

#include "gsmack.h"

static int print(char *to, size_t size) {
  int length = __gsmack_nondet_int();
  __gsmack_assume(length >= 0);
  for (size_t i = 0; i < size; i++) {
    if (i + 1 == size || i == (size_t)length) {
      to[i] = 0;
      break;
    }
    to[i] = __gsmack_nondet_char();
  }
  return length;
}

int snprintf(char *restrict to, size_t size, const char *restrict format, ...) {
  return print(to, size);
}

int vsnprintf(char *restrict to, size_t size, const char *restrict format,
              va_list arguments) {
  return print(to, size);
}

/* Nothing says how long the text may be. A longer one than this is not considered. */
static int print_unlimited(char *to) {
  enum { MOST = 31 };
  _Bool fits = __gsmack_nondet_bool();
  __gsmack_bound(fits, "printed-length", MOST);
  __gsmack_assume(fits);
  int length = print(to, MOST + 1);
  __gsmack_assume(length <= MOST);
  return length;
}

int sprintf(char *restrict to, const char *restrict format, ...) {
  return print_unlimited(to);
}

int vsprintf(char *restrict to, const char *restrict format,
             va_list arguments) {
  return print_unlimited(to);
}

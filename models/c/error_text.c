/* <string.h>, what errors and signals are called: any text. */
#include <errno.h>
#include <netdb.h>
#include <string.h>

#include "family.h"
#include "gsmack.h"

enum { SIZE = 64 };

static inline char *any_text(const char *what) {
  __gsmack_approximate(what, 0, 0);
  unsigned long size = __gsmack_nondet_ulong();
  __gsmack_assume(size >= 1 && size <= SIZE);
  char *text = __gsmack_alloc(size);
  __model_belongs(text, OF_LIBRARY);
  __gsmack_approximate(what, text, size);
  text[size - 1] = 0;
  return text;
}

char *strerror(int error) { return any_text("the text that strerror gives"); }

/* The buffer holds the text, as far as there is room; errors that are not known are told. */
static inline void write_text(const char *what, char *to, size_t size) {
  if (size == 0)
    return;
  to[0] = 0;
  __gsmack_approximate(what, to, size);
  size_t length = __gsmack_nondet_ulong();
  __gsmack_assume(length < size && length < SIZE);
  for (size_t i = 0; i < length; i++) {
    to[i] = __gsmack_nondet_char();
    __gsmack_assume(to[i] != 0);
  }
  to[length] = 0;
}

int __xpg_strerror_r(int error, char *to, size_t size) {
  write_text("the text that strerror_r writes", to, size);
  if (error < 0 || error > EHWPOISON)
    return EINVAL;
  return __gsmack_nondet_bool() ? ERANGE : 0;
}

/* GNU's gives the buffer, or a text of the library. */
char *strerror_r(int error, char *to, size_t size) {
  if (__gsmack_nondet_bool())
    return any_text("the text that strerror_r gives");
  write_text("the text that strerror_r writes", to, size);
  return to;
}

char *strsignal(int number) { return any_text("the text that strsignal gives"); }

const char *gai_strerror(int error) { return any_text("the text that gai_strerror gives"); }

/* <string.h>, what errors and signals are called: any text. */
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

char *strsignal(int number) { return any_text("the text that strsignal gives"); }

const char *gai_strerror(int error) { return any_text("the text that gai_strerror gives"); }

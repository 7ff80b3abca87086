/* <string.h>, what errors and signals are called: any text. */
#include <string.h>

#include "family.h"
#include "gsmack.h"

enum { SIZE = 64 };

static inline char *any_text(const char *what) {
  char *text = __gsmack_alloc(SIZE);
  __model_belongs(text, OF_LIBRARY);
  __gsmack_approximate(what, text, SIZE);
  text[SIZE - 1] = 0;
  return text;
}

char *strerror(int error) { return any_text("the text that strerror gives"); }

char *strsignal(int number) { return any_text("the text that strsignal gives"); }

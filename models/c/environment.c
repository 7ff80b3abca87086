/* What a process is told when it starts, and about the machine. */
#include <stdlib.h>
#include <unistd.h>

#include "gsmack.h"

/* A variable is not set, or set to some text. */
char *getenv(const char *name) {
  enum { LENGTH = 8 };
  if (__gsmack_nondet_bool())
    return 0;
  char *text = __gsmack_alloc(LENGTH);
  text[LENGTH - 1] = 0;
  return text;
}

int setenv(const char *name, const char *value, int overwrite) {
  return __gsmack_nondet_bool() ? 0 : -1;
}

int system(const char *command) { return __gsmack_nondet_int(); }

int isatty(int file) { return __gsmack_nondet_bool(); }

int gethostname(char *to, size_t size) {
  for (size_t i = 0; i < size; i++)
    to[i] = i + 1 < size ? __gsmack_nondet_char() : 0;
  return 0;
}

uid_t getuid(void) { return __gsmack_nondet_uint(); }

uid_t geteuid(void) { return __gsmack_nondet_uint(); }

int getpagesize(void) { return 4096; }

/* What the models of scanf and its family share. A call whose format is known is rewritten
 * (llvm2ivl/scan.go) to one call for each conversion; what is called here is the rest, whose format is
 * not known. */
#ifndef GSMACK_MODEL_SCAN_H
#define GSMACK_MODEL_SCAN_H

#include <stddef.h>

#include "gsmack.h"

/* The integer types that a conversion can store, with what is short for them. */
#define SCAN_INTEGERS(each)                                                    \
  each(8, signed char) each(16, short) each(32, int) each(64, long long)

/* Whether a character is in a set of scanf, which begins after its '[' and ends before its ']'. */
static inline _Bool scan_in_set(char c, const char *set, unsigned long size) {
  _Bool inverted = size > 0 && set[0] == '^', in = 0;
  for (unsigned long i = inverted; i < size; i++) {
    if (i + 2 < size && set[i + 1] == '-') {
      if ((unsigned char)c >= (unsigned char)set[i] &&
          (unsigned char)c <= (unsigned char)set[i + 2])
        in = 1;
      i += 2;
    } else if (c == set[i]) {
      in = 1;
    }
  }
  return in != inverted;
}

static inline _Bool scan_space(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

/* A conversion without an argument of its own, and one whose argument is a number. */
#define SCAN_ARGUMENTS(prefix)                                                 \
  void prefix##missing(void) {                                                 \
    __gsmack_assert(0, "memory",                                               \
                    "the format asks for more arguments than there are");      \
  }                                                                            \
  void prefix##no_pointer(void) {                                              \
    __gsmack_assert(                                                           \
        0, "memory",                                                           \
        "the format asks for a pointer where the argument is a number");       \
  }

#endif

/* Texts that main is given may be of any length, so that a loop over their characters has no known end. So many are read one by one; what depends on those
 * that follow is approximated. */
#ifndef GSMACK_MODEL_ARGUMENT_H
#define GSMACK_MODEL_ARGUMENT_H

#include "gsmack.h"

enum { BLANKS = 2, DIGITS = 11 };

/* Goes on by one character of a text; whether that is one too many. The room is what __gsmack_text_room says of it. */
static inline _Bool beyond(const char **p, int *left, long room) {
  ++*p;
  return room != 0 && --*left == 0;
}

/* Some later character, of the text that began at S. */
static inline const char *further(const char *p, const char *s, long room) {
  unsigned long more = __gsmack_nondet_ulong();
  __gsmack_assume(more < (unsigned long)room - (unsigned long)(p - s));
  return p + more;
}

/* The quotient and the remainder of the largest unsigned number and BASE, by HALF, the largest signed one: the unsigned one is
 * -1 where integers are mathematical. */
#define MOST(half, base) (2 * ((half) / (base)) + (2 * ((half) % (base)) + 1) / (base))
#define LEFT(half, base) ((2 * ((half) % (base)) + 1) % (base))

#define LONG_NUMBER "the number that a long argument of main holds"

#endif

/* Texts that main is given may be of any length, so that a loop over their characters has no known end. So many are read one by one; what depends on those
 * that follow is approximated. */
#ifndef GSMACK_MODEL_ARGUMENT_H
#define GSMACK_MODEL_ARGUMENT_H

#include "gsmack.h"

enum { BLANKS = 2, DIGITS = 11 };

/* Whether a loop over the characters of a text ends since none is LEFT: less than none are then. It is no question unless the text is GIVEN to main. (A
 * condition of break, which constants decide.) */
#define BEYOND(given, left) ((given) && (left)-- == 0)

/* Some later character. */
static inline const char *further(const char *p) {
  unsigned long more = __gsmack_nondet_ulong();
  __gsmack_assume(more < (unsigned long)__gsmack_text_room(p));
  return p + more;
}

/* The quotient and the remainder of the largest unsigned number and BASE, by HALF, the largest signed one: the unsigned one is
 * -1 where integers are mathematical. */
#define MOST(half, base) (2 * ((half) / (base)) + (2 * ((half) % (base)) + 1) / (base))
#define LEFT(half, base) ((2 * ((half) % (base)) + 1) % (base))

#define LONG_NUMBER "the number that a long argument of main holds"

#endif

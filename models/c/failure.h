/* How calls fail. A program that does not look at errno does not pay for it, so nothing that includes this names errno itself. */
#ifndef GSMACK_MODEL_FAILURE_H
#define GSMACK_MODEL_FAILURE_H

#include <errno.h>

#include "gsmack.h"
#include "interrupt.h"

/* errno, if the program looks at it (errno.c). */
int *__errno_location(void) __attribute__((weak));

#ifdef GSMACK_FOLLOWS /* the C library has errno, whether or not the program looks at it */
extern char __gsmack_looks_at_errno __attribute__((weak));
#define LOOKS_AT_ERRNO (&__gsmack_looks_at_errno != 0)
#else
#define LOOKS_AT_ERRNO (__errno_location != 0)
#endif

/* A call fails, and says why. */
static inline int fails_with(int why) {
  if (__errno_location)
    *__errno_location() = why;
  return -1;
}

/* It fails for any reason. What programs try again for is written as a constant, so that to try again changes nothing. Whether a handler
 * has interrupted the call is not looked at, but that there is one: a handler that makes such calls takes no more steps for it. */
static inline int fails_for(_Bool interrupted) {
  if (!LOOKS_AT_ERRNO)
    return -1;
  int why = __gsmack_nondet_int();
  __gsmack_assume(why > 0 && why <= EHWPOISON);
  if (why == EAGAIN)
    return fails_with(EAGAIN);
  if (why == EINTR) {
    __gsmack_assume(interrupted);
    return fails_with(EINTR);
  }
  return fails_with(why);
}

/* A call fails that no handler interrupts, and one that a handler may interrupt. */
static inline int fails(void) { return fails_for(0); }

static inline int fails_or_is_interrupted(void) { return fails_for(__model_interrupts != 0); }

static inline int done_or_not(void) { return __gsmack_nondet_bool() ? 0 : fails(); }

static inline int done_or_interrupted(void) {
  return __gsmack_nondet_bool() ? 0 : fails_or_is_interrupted();
}

/* So many bytes at most were read or written, or the call failed. */
static inline long some_bytes(unsigned long size) {
  long n = __gsmack_nondet_long();
  __gsmack_assume(n >= -1 && (n < 0 || (unsigned long)n <= size));
  return n < 0 ? fails_or_is_interrupted() : n;
}

/* Whether what stays for a thread that reads for ever is a character that no conversion of scanf takes, and not the end of the
 * input. Defined if the program uses scanf (scan.c). */
_Bool __model_unmatched(void) __attribute__((weak));

static inline _Bool unmatched(void) { return __model_unmatched && __model_unmatched(); }

/* The input is at its end, and stays there: a thread that reads for ever finds it so. */
static inline _Bool at_end(void) {
  if (!__gsmack_nondet_lasting("at the end of the input"))
    return 0;
  __gsmack_assume(!unmatched()); /* what is read here takes that character */
  return 1;
}

/* Such a character is next, and stays. */
static inline _Bool at_unmatched(void) {
  return unmatched() && __gsmack_nondet_lasting("in front of a character that scanf does not take");
}

/* So many bytes of the input at most, none at its end; -1 if it fails. */
static inline long some_input(unsigned long size) {
  return at_end() ? 0 : some_bytes(size);
}

#endif

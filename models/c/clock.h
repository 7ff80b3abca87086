/* What clocks show. Times lie before the year 2106, so that a deadline that a program computes from one is reached in the end. */
#ifndef GSMACK_MODEL_CLOCK_H
#define GSMACK_MODEL_CLOCK_H

#include <time.h>

#include "gsmack.h"

/* The seconds of a clock; in any unit down to nanoseconds, they fit into 64 bits. */
static inline time_t any_seconds(void) {
  return sizeof(time_t) > 4 ? __gsmack_nondet_late((long)(1LL << 32), (long)(1LL << 33))
                            : __gsmack_nondet_late(0x7f000000, 0x7fffffff);
}

/* Any span of time. */
static inline void any_span(struct timespec *time) {
  time->tv_sec = __gsmack_nondet_long();
  time->tv_nsec = __gsmack_nondet_long();
  __gsmack_assume(time->tv_sec >= 0 && time->tv_nsec >= 0 && time->tv_nsec < 1000000000);
}

/* What a clock shows beside them, of so many parts of a second. */
static inline long any_part(long parts) { return __gsmack_nondet_late(parts, 0); }

#endif

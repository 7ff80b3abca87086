/* What signal.c and signal_mask.c share. */
#ifndef GSMACK_MODEL_SIGNAL_H
#define GSMACK_MODEL_SIGNAL_H

#include <signal.h>

#include "failure.h"
#include "gsmack.h"

enum { MOST = 64 }; /* the largest number of a signal */

static inline _Bool exists(int number) { return number >= 1 && number <= MOST; }

/* The C library's own, which it lets nobody handle or send to a thread. */
static inline _Bool internal(int number) { return number == 32 || number == 33; }

static inline _Bool chosen(int number) { return exists(number) && !internal(number); }

static inline int invalid(void) {
  return fails_with(EINVAL);
}

/* A set is what it is for the C library: a bit for each signal. */
static inline unsigned long long signal_bit(int number) {
  return 1ull << (number - 1);
}

/* What only the program itself sends: SIGUSR1, SIGUSR2, and those for real time. */
static inline _Bool own(int number) {
  return number == SIGUSR1 || number == SIGUSR2 || number >= 34;
}

/* What others may send at any time, as a set: all others but 32 and 33, which belong to the C library. */
#define OTHERS (0x7fffffffull & ~(signal_bit(SIGUSR1) | signal_bit(SIGUSR2)))

/* What a signal does to the calling thread. */
void __model_signal_act(int number);

/* Whether there is a handler, and the signals for which there was one, as a set. Defined if the program has handlers (signal.c). */
_Bool __model_signal_handled(int number) __attribute__((weak));
unsigned long long __model_signal_caught(void) __attribute__((weak));

/* Defined (signal_mask.c) if the program chooses what its threads block: whether the thread blocks the signal. Then it waits
 * for the thread from now on. */
_Bool __model_signal_blocked(unsigned long thread, int number)
    __attribute__((weak));
/* Whether all threads are known to block it. Then it waits for any of them from now on. */
_Bool __model_signal_waits(int number) __attribute__((weak));
/* Whether some thread has ever blocked it. One access. */
_Bool __model_signal_was_blocked(int number) __attribute__((weak));
/* From now on the calling thread blocks this set. */
void __model_signal_choose(unsigned long mask) __attribute__((weak));
/* It takes what waits for it and is blocked no longer. */
void __model_signal_open(void) __attribute__((weak));
/* The signal waits for nobody any more: it is ignored now. */
void __model_signal_discard(int number) __attribute__((weak));

/* What a thread blocks: what it chose, and what a handler blocks that it executes. In 32-bit code, signals for real time are left out. */
static inline unsigned long long mask_of(unsigned long thread) {
  return (unsigned long)__gsmack_ghost_get_id("signal.mask", thread);
}

/* Whether it blocks the signal only until a handler returns that it executes. */
static inline _Bool blocked_meanwhile(unsigned long thread, int number) {
  return (mask_of(thread) & (unsigned long)__gsmack_ghost_get_id("signal.meanwhile", thread) & signal_bit(number)) != 0;
}

/* What comes with a signal: the value that was sent with it last, or any other. A pointer so means what was sent. */
static inline union sigval any_value(int number) {
  union sigval value;
  long sent = __gsmack_ghost_get_id("signal.value", (unsigned long)number);
  if (__gsmack_nondet_bool())
    sent = __gsmack_nondet_long();
  value.sival_ptr = (void *)sent;
  return value;
}

#endif

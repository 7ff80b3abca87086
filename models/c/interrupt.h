/* Handlers of signals interrupt calls that wait. */
#ifndef GSMACK_MODEL_INTERRUPT_H
#define GSMACK_MODEL_INTERRUPT_H

#include "gsmack.h"

/* Both are defined if the program has handlers (signal.c).
 *
 * The calling thread begins a call that handlers may interrupt. */
void __model_interruptible(void) __attribute__((weak));
/* Whether one has been executed since then that does; with RESTART, one that interrupts calls which SA_RESTART begins again. One access. */
_Bool __model_interrupts(_Bool restart) __attribute__((weak));

static inline void interruptible(void) {
  if (__model_interruptible)
    __model_interruptible();
}

static inline _Bool interrupted(_Bool restart) {
  return __model_interrupts && __model_interrupts(restart) && __gsmack_nondet_bool();
}

#endif

/* Handlers of signals interrupt calls that wait. */
#ifndef GSMACK_MODEL_INTERRUPT_H
#define GSMACK_MODEL_INTERRUPT_H

#include "gsmack.h"

/* Both are defined if the program has handlers (signal.c). The thread begins to wait: what was handled before does not interrupt that. */
void __model_wait_begins(void) __attribute__((weak));
/* Whether a handler has been executed that interrupts calls; with RESTART, calls that SA_RESTART begins again. */
_Bool __model_interrupts(_Bool restart) __attribute__((weak));

static inline void wait_begins(void) {
  if (__model_wait_begins)
    __model_wait_begins();
}

static inline _Bool interrupted(_Bool restart) {
  return __model_interrupts && __model_interrupts(restart) && __gsmack_nondet_bool();
}

#endif

/* Handlers of signals interrupt calls that wait. */
#ifndef GSMACK_MODEL_INTERRUPT_H
#define GSMACK_MODEL_INTERRUPT_H

#include "gsmack.h"

/* Whether a handler has been executed that interrupts calls; with RESTART, calls that SA_RESTART begins again. Defined if the program has
 * handlers (signal.c). One access. */
_Bool __model_interrupts(_Bool restart) __attribute__((weak));

static inline _Bool interrupted(_Bool restart) {
  return __model_interrupts && __model_interrupts(restart) && __gsmack_nondet_bool();
}

#endif

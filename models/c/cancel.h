/* Cancellation. Defined (cancel.c) if the program calls pthread_cancel, so that others do
 * not pay for it. */
#ifndef GSMACK_MODEL_CANCEL_H
#define GSMACK_MODEL_CANCEL_H

#include "gsmack.h"

/* Whether the calling thread is to be cancelled now: it was asked to, and may be. One access. */
_Bool __model_cancel_due(void) __attribute__((weak));
/* Ends the calling thread if it is to be cancelled now. */
void __model_cancel_point(void) __attribute__((weak));
/* Ends the calling thread as cancelled. */
void __model_cancel_end(void) __attribute__((weak));

/* A function that ends the thread if it was cancelled, and does not wait. */
static inline void cancellation_point(void) {
  if (__model_cancel_point)
    __model_cancel_point();
}

/* A function that may be a cancellation point or not. */
static inline void possible_cancellation_point(void) {
  if (__model_cancel_point && __gsmack_nondet_bool())
    __model_cancel_point();
}

/* Within the step of a function that waits: whether it ends because of a cancellation. If
 * what it waits for has come as well, either may happen. */
static inline _Bool cancelled_instead(_Bool come) {
  return __model_cancel_due && (!come || __gsmack_nondet_bool()) &&
         __model_cancel_due();
}

/* After that step. */
static inline void act_if(_Bool cancelled) {
  if (__model_cancel_end && cancelled)
    __model_cancel_end();
}

#endif

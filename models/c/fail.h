/* Failing for lack of memory or of other resources, which only --may-fail asks for. */
#ifndef GSMACK_MODEL_FAIL_H
#define GSMACK_MODEL_FAIL_H

#include "gsmack.h"

#define MAY_FAIL(function)                                                     \
  (__gsmack_option("may-fail." #function, 0) && __gsmack_nondet_bool())

#endif

/* Exceptions are not followed. Where nothing in the program catches any, one that is thrown ends the process, which is a
 * fault; otherwise the verdict is UNKNOWN. */
#ifndef GSMACK_MODEL_CXX_THROW_H
#define GSMACK_MODEL_CXX_THROW_H

#include "gsmack.h"

/* Defined if the program has a handler (cxx_catch.c). */
void __model_catches(void) __attribute__((weak));

static inline void not_followed(const char *caught, const char *uncaught) {
  if (__model_catches)
    __gsmack_unknown(caught);
  __gsmack_assert(0, "misuse", uncaught);
  __gsmack_exit();
}

/* WHAT is a literal. */
#define thrown(what)                                                           \
  not_followed(what ", and what the program catches is not followed",          \
               what ", which nothing catches")

#endif

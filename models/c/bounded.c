/* The functions of the bounded model checkers CBMC (__CPROVER_) and ESBMC
 * (__ESBMC_). */
#include "gsmack.h"

#define FUNCTIONS(checker)                                                     \
  void checker##_assume(_Bool condition) { __gsmack_assume_given(condition); } \
  void checker##_assert(_Bool condition, const char *text) {                   \
    __gsmack_assert(condition, "assertion", text);                             \
  }                                                                            \
  void checker##_atomic_begin(void) { __gsmack_atomic_begin(); }               \
  void checker##_atomic_end(void) { __gsmack_atomic_end(); }

FUNCTIONS(__CPROVER)
FUNCTIONS(__ESBMC)

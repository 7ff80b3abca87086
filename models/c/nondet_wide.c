/* Any value of 128 bits, which is returned in two registers. */
#include "gsmack.h"

struct wide {
  unsigned long long low, high;
};

#define NONDET_WIDE(name)                                                      \
  struct wide name(void) {                                                     \
    return (struct wide){__gsmack_nondet_ulonglong(), __gsmack_nondet_ulonglong()}; \
  }

NONDET_WIDE(__VERIFIER_nondet_int128)
NONDET_WIDE(__VERIFIER_nondet_uint128)

/* The functions of the Competition on Software Verification, and SMACK's. */
#include <stddef.h>

#include "gsmack.h"

void reach_error(void) {
  __gsmack_assert(0, "reach_error", "reach_error is called");
}

void __VERIFIER_error(void) {
  __gsmack_assert(0, "reach_error", "__VERIFIER_error is called");
  __gsmack_exit();
}

void __VERIFIER_assert(int condition) {
  __gsmack_assert(condition != 0, "assertion", "__VERIFIER_assert fails");
}

void __VERIFIER_assume(int condition) { __gsmack_assume_given(condition != 0); }

void __VERIFIER_atomic_begin(void) { __gsmack_atomic_begin(); }

void __VERIFIER_atomic_end(void) { __gsmack_atomic_end(); }

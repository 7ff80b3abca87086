/* What clang's checks of shifts call, with which a program is compiled whose overflows are looked for. */
#include "gsmack.h"

void __ubsan_handle_shift_out_of_bounds_abort(void *data, unsigned long number, unsigned long by) {
  __gsmack_assert(0, "overflow", "the shift is negative, or by the width of the operand or more, or its result does not fit");
}

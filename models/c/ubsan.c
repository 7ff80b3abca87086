/* What clang's checks of operators call. Shifts have them where overflows are looked for, others in a file in which clang has folded one
   whose operands are constants. */
#include "gsmack.h"
#include <stdlib.h>

void __ubsan_handle_shift_out_of_bounds_abort(void *data, unsigned long number, unsigned long by) {
  __gsmack_assert(0, "overflow", "the shift is negative, or by the width of the operand or more, or its result does not fit");
}

void __ubsan_handle_add_overflow(void *data, unsigned long left, unsigned long right) {
  __gsmack_assert(0, "overflow", "the sum overflows");
}

void __ubsan_handle_sub_overflow(void *data, unsigned long left, unsigned long right) {
  __gsmack_assert(0, "overflow", "the difference overflows");
}

void __ubsan_handle_mul_overflow(void *data, unsigned long left, unsigned long right) {
  __gsmack_assert(0, "overflow", "the product overflows");
}

void __ubsan_handle_negate_overflow(void *data, unsigned long number) {
  __gsmack_assert(0, "overflow", "the difference overflows");
}

void __ubsan_handle_float_cast_overflow(void *data, unsigned long number) {
  __gsmack_assert(0, "overflow", "no integer of the type can hold the floating-point number");
}

void __ubsan_handle_divrem_overflow(void *data, unsigned long left, unsigned long right) {
  __gsmack_assert(0, "memory", "division by zero, or the quotient of the least number and -1");
}

void __ubsan_handle_missing_return(void *data) {
  __gsmack_assert(0, "memory", "a function that has a value ends without one");
  abort();
}

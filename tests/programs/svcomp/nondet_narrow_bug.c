// @expect violated
#include <assert.h>
#include <limits.h>
#include <stddef.h>

_Bool __VERIFIER_nondet_bool(void);
_Bool __VERIFIER_nondet__Bool(void);
char __VERIFIER_nondet_char(void);
signed char __VERIFIER_nondet_schar(void);
signed char __VERIFIER_nondet_signed_char(void);
signed char __VERIFIER_nondet_s8(void);
unsigned char __VERIFIER_nondet_uchar(void);
unsigned char __VERIFIER_nondet_unsigned_char(void);
unsigned char __VERIFIER_nondet_u8(void);
unsigned char __VERIFIER_nondet_uint8_t(void);
short __VERIFIER_nondet_short(void);
short __VERIFIER_nondet_short_int(void);
short __VERIFIER_nondet_signed_short(void);
short __VERIFIER_nondet_signed_short_int(void);
short __VERIFIER_nondet_s16(void);
unsigned short __VERIFIER_nondet_ushort(void);
unsigned short __VERIFIER_nondet_unsigned_short(void);
unsigned short __VERIFIER_nondet_unsigned_short_int(void);
unsigned short __VERIFIER_nondet_u16(void);
unsigned short __VERIFIER_nondet_uint16_t(void);

/* Every value of the type, and no other. */
int main(void) {
  assert(!(__VERIFIER_nondet_bool() == 1 &&
           __VERIFIER_nondet__Bool() == 1 &&
           __VERIFIER_nondet_char() == 127 &&
           __VERIFIER_nondet_schar() == -128 &&
           __VERIFIER_nondet_signed_char() == 127 &&
           __VERIFIER_nondet_s8() == -128 &&
           __VERIFIER_nondet_uchar() == 255 &&
           __VERIFIER_nondet_unsigned_char() == 255 &&
           __VERIFIER_nondet_u8() == 255 &&
           __VERIFIER_nondet_uint8_t() == 255 &&
           __VERIFIER_nondet_short() == 32767 &&
           __VERIFIER_nondet_short_int() == -32768 &&
           __VERIFIER_nondet_signed_short() == 32767 &&
           __VERIFIER_nondet_signed_short_int() == -32768 &&
           __VERIFIER_nondet_s16() == 32767 &&
           __VERIFIER_nondet_ushort() == 65535 &&
           __VERIFIER_nondet_unsigned_short() == 65535 &&
           __VERIFIER_nondet_unsigned_short_int() == 65535 &&
           __VERIFIER_nondet_u16() == 65535 &&
           __VERIFIER_nondet_uint16_t() == 65535));
  return 0;
}

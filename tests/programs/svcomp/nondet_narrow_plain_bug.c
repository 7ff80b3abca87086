// @expect violated
#include <assert.h>
#include <limits.h>
#include <stddef.h>

_Bool nondet_bool(void);
_Bool nondet__Bool(void);
char nondet_char(void);
signed char nondet_schar(void);
signed char nondet_signed_char(void);
signed char nondet_s8(void);
unsigned char nondet_uchar(void);
unsigned char nondet_unsigned_char(void);
unsigned char nondet_u8(void);
unsigned char nondet_uint8_t(void);
short nondet_short(void);
short nondet_short_int(void);
short nondet_signed_short(void);
short nondet_signed_short_int(void);
short nondet_s16(void);
unsigned short nondet_ushort(void);
unsigned short nondet_unsigned_short(void);
unsigned short nondet_unsigned_short_int(void);
unsigned short nondet_u16(void);
unsigned short nondet_uint16_t(void);

/* Every value of the type, and no other. */
int main(void) {
  assert(!(nondet_bool() == 1 &&
           nondet__Bool() == 1 &&
           nondet_char() == 127 &&
           nondet_schar() == -128 &&
           nondet_signed_char() == 127 &&
           nondet_s8() == -128 &&
           nondet_uchar() == 255 &&
           nondet_unsigned_char() == 255 &&
           nondet_u8() == 255 &&
           nondet_uint8_t() == 255 &&
           nondet_short() == 32767 &&
           nondet_short_int() == -32768 &&
           nondet_signed_short() == 32767 &&
           nondet_signed_short_int() == -32768 &&
           nondet_s16() == 32767 &&
           nondet_ushort() == 65535 &&
           nondet_unsigned_short() == 65535 &&
           nondet_unsigned_short_int() == 65535 &&
           nondet_u16() == 65535 &&
           nondet_uint16_t() == 65535));
  return 0;
}

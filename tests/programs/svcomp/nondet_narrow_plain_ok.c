// @expect verified
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
  {
    unsigned long long v = nondet_bool();
    assert(v <= 1);
  }
  {
    unsigned long long v = nondet__Bool();
    assert(v <= 1);
  }
  {
    long long v = nondet_char();
    assert(v >= -128 && v <= 127);
  }
  {
    long long v = nondet_schar();
    assert(v >= -128 && v <= 127);
  }
  {
    long long v = nondet_signed_char();
    assert(v >= -128 && v <= 127);
  }
  {
    long long v = nondet_s8();
    assert(v >= -128 && v <= 127);
  }
  {
    unsigned long long v = nondet_uchar();
    assert(v <= 255);
  }
  {
    unsigned long long v = nondet_unsigned_char();
    assert(v <= 255);
  }
  {
    unsigned long long v = nondet_u8();
    assert(v <= 255);
  }
  {
    unsigned long long v = nondet_uint8_t();
    assert(v <= 255);
  }
  {
    long long v = nondet_short();
    assert(v >= -32768 && v <= 32767);
  }
  {
    long long v = nondet_short_int();
    assert(v >= -32768 && v <= 32767);
  }
  {
    long long v = nondet_signed_short();
    assert(v >= -32768 && v <= 32767);
  }
  {
    long long v = nondet_signed_short_int();
    assert(v >= -32768 && v <= 32767);
  }
  {
    long long v = nondet_s16();
    assert(v >= -32768 && v <= 32767);
  }
  {
    unsigned long long v = nondet_ushort();
    assert(v <= 65535);
  }
  {
    unsigned long long v = nondet_unsigned_short();
    assert(v <= 65535);
  }
  {
    unsigned long long v = nondet_unsigned_short_int();
    assert(v <= 65535);
  }
  {
    unsigned long long v = nondet_u16();
    assert(v <= 65535);
  }
  {
    unsigned long long v = nondet_uint16_t();
    assert(v <= 65535);
  }
  return 0;
}

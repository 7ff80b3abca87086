/* Any value of a type, under all the names that verification tasks use: with
 * __VERIFIER_ those of the Competition on Software Verification, without it
 * those of CBMC and ESBMC. */
#include <stddef.h>

#include "gsmack.h"

#define NONDET(type, name, primitive)                                          \
  type __VERIFIER_nondet_##name(void) {                                        \
    return (type)__gsmack_nondet_##primitive();                                \
  }                                                                            \
  type nondet_##name(void) { return (type)__gsmack_nondet_##primitive(); }

NONDET(_Bool, bool, bool)
NONDET(_Bool, _Bool, bool)
NONDET(char, char, char)
NONDET(signed char, schar, schar)
NONDET(signed char, signed_char, schar)
NONDET(signed char, s8, schar)
NONDET(unsigned char, uchar, uchar)
NONDET(unsigned char, unsigned_char, uchar)
NONDET(unsigned char, u8, uchar)
NONDET(unsigned char, uint8_t, uchar)
NONDET(short, short, short)
NONDET(short, short_int, short)
NONDET(short, signed_short, short)
NONDET(short, signed_short_int, short)
NONDET(short, s16, short)
NONDET(unsigned short, ushort, ushort)
NONDET(unsigned short, unsigned_short, ushort)
NONDET(unsigned short, unsigned_short_int, ushort)
NONDET(unsigned short, u16, ushort)
NONDET(unsigned short, uint16_t, ushort)
NONDET(int, int, int)
NONDET(int, signed_int, int)
NONDET(int, s32, int)
NONDET(int, int32_t, int)
NONDET(unsigned, uint, uint)
NONDET(unsigned, unsigned, uint)
NONDET(unsigned, unsigned_int, uint)
NONDET(unsigned, u32, uint)
NONDET(unsigned, uint32_t, uint)
NONDET(unsigned, sector_t, uint)
NONDET(long, long, long)
NONDET(long, long_int, long)
NONDET(long, signed_long, long)
NONDET(long, signed_long_int, long)
NONDET(unsigned long, ulong, ulong)
NONDET(unsigned long, unsigned_long, ulong)
NONDET(unsigned long, unsigned_long_int, ulong)
NONDET(size_t, size_t, ulong)
NONDET(ptrdiff_t, ptrdiff_t, long)
NONDET(long long, longlong, longlong)
NONDET(long long, long_long, longlong)
NONDET(long long, long_long_int, longlong)
NONDET(long long, signed_long_long, longlong)
NONDET(long long, signed_long_long_int, longlong)
NONDET(long long, loff_t, longlong)
NONDET(unsigned long long, ulonglong, ulonglong)
NONDET(unsigned long long, unsigned_long_long, ulonglong)
NONDET(unsigned long long, unsigned_long_long_int, ulonglong)
NONDET(unsigned long long, u64, ulonglong)
NONDET(unsigned long long, uint64_t, ulonglong)
NONDET(float, float, float)
NONDET(double, double, double)
NONDET(void *, pointer, pointer)
NONDET(char *, pchar, pointer)
NONDET(char *, charp, pointer)
NONDET(const char *, const_char_pointer, pointer)

void *__VERIFIER_nondet(void) { return __gsmack_nondet_pointer(); }

int __SMACK_nondet(void) { return __gsmack_nondet_int(); }

int __SMACK_nondet_int(void) { return __gsmack_nondet_int(); }

void __VERIFIER_nondet_memory(void *memory, size_t size) {
  for (size_t i = 0; i < size; i++)
    ((char *)memory)[i] = __gsmack_nondet_char();
}

// @expect violated
#include <assert.h>
#include <limits.h>
#include <stddef.h>

int nondet_int(void);
int nondet_signed_int(void);
int nondet_s32(void);
int nondet_int32_t(void);
unsigned nondet_uint(void);
unsigned nondet_unsigned(void);
unsigned nondet_unsigned_int(void);
unsigned nondet_u32(void);
unsigned nondet_uint32_t(void);
unsigned nondet_sector_t(void);
long nondet_long(void);
long nondet_long_int(void);
long nondet_signed_long(void);
long nondet_signed_long_int(void);
unsigned long nondet_ulong(void);
unsigned long nondet_unsigned_long(void);
unsigned long nondet_unsigned_long_int(void);
size_t nondet_size_t(void);
ptrdiff_t nondet_ptrdiff_t(void);
long long nondet_longlong(void);
long long nondet_long_long(void);
long long nondet_long_long_int(void);
long long nondet_signed_long_long(void);
long long nondet_signed_long_long_int(void);
long long nondet_loff_t(void);
unsigned long long nondet_ulonglong(void);
unsigned long long nondet_unsigned_long_long(void);
unsigned long long nondet_unsigned_long_long_int(void);
unsigned long long nondet_u64(void);
unsigned long long nondet_uint64_t(void);
int __SMACK_nondet(void);
int __SMACK_nondet_int(void);

/* Every value of the type, and no other. */
int main(void) {
  assert(!(nondet_int() == INT_MAX &&
           nondet_signed_int() == INT_MIN &&
           nondet_s32() == INT_MAX &&
           nondet_int32_t() == INT_MIN &&
           nondet_uint() == UINT_MAX &&
           nondet_unsigned() == UINT_MAX &&
           nondet_unsigned_int() == UINT_MAX &&
           nondet_u32() == UINT_MAX &&
           nondet_uint32_t() == UINT_MAX &&
           nondet_sector_t() == UINT_MAX &&
           nondet_long() == LONG_MAX &&
           nondet_long_int() == LONG_MIN &&
           nondet_signed_long() == LONG_MAX &&
           nondet_signed_long_int() == LONG_MIN &&
           nondet_ulong() == ULONG_MAX &&
           nondet_unsigned_long() == ULONG_MAX &&
           nondet_unsigned_long_int() == ULONG_MAX &&
           nondet_size_t() == ULONG_MAX &&
           nondet_ptrdiff_t() == LONG_MAX &&
           nondet_longlong() == LLONG_MIN &&
           nondet_long_long() == LLONG_MAX &&
           nondet_long_long_int() == LLONG_MIN &&
           nondet_signed_long_long() == LLONG_MAX &&
           nondet_signed_long_long_int() == LLONG_MIN &&
           nondet_loff_t() == LLONG_MAX &&
           nondet_ulonglong() == ULLONG_MAX &&
           nondet_unsigned_long_long() == ULLONG_MAX &&
           nondet_unsigned_long_long_int() == ULLONG_MAX &&
           nondet_u64() == ULLONG_MAX &&
           nondet_uint64_t() == ULLONG_MAX &&
           __SMACK_nondet() == INT_MAX &&
           __SMACK_nondet_int() == INT_MIN));
  return 0;
}

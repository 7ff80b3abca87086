// @expect violated
#include <assert.h>
#include <limits.h>
#include <stddef.h>

int __VERIFIER_nondet_int(void);
int __VERIFIER_nondet_signed_int(void);
int __VERIFIER_nondet_s32(void);
int __VERIFIER_nondet_int32_t(void);
unsigned __VERIFIER_nondet_uint(void);
unsigned __VERIFIER_nondet_unsigned(void);
unsigned __VERIFIER_nondet_unsigned_int(void);
unsigned __VERIFIER_nondet_u32(void);
unsigned __VERIFIER_nondet_uint32_t(void);
unsigned __VERIFIER_nondet_sector_t(void);
long __VERIFIER_nondet_long(void);
long __VERIFIER_nondet_long_int(void);
long __VERIFIER_nondet_signed_long(void);
long __VERIFIER_nondet_signed_long_int(void);
unsigned long __VERIFIER_nondet_ulong(void);
unsigned long __VERIFIER_nondet_unsigned_long(void);
unsigned long __VERIFIER_nondet_unsigned_long_int(void);
size_t __VERIFIER_nondet_size_t(void);
ptrdiff_t __VERIFIER_nondet_ptrdiff_t(void);
long long __VERIFIER_nondet_longlong(void);
long long __VERIFIER_nondet_long_long(void);
long long __VERIFIER_nondet_long_long_int(void);
long long __VERIFIER_nondet_signed_long_long(void);
long long __VERIFIER_nondet_signed_long_long_int(void);
long long __VERIFIER_nondet_loff_t(void);
unsigned long long __VERIFIER_nondet_ulonglong(void);
unsigned long long __VERIFIER_nondet_unsigned_long_long(void);
unsigned long long __VERIFIER_nondet_unsigned_long_long_int(void);
unsigned long long __VERIFIER_nondet_u64(void);
unsigned long long __VERIFIER_nondet_uint64_t(void);
int __SMACK_nondet(void);
int __SMACK_nondet_int(void);

/* Every value of the type, and no other. */
int main(void) {
  assert(!(__VERIFIER_nondet_int() == INT_MAX &&
           __VERIFIER_nondet_signed_int() == INT_MIN &&
           __VERIFIER_nondet_s32() == INT_MAX &&
           __VERIFIER_nondet_int32_t() == INT_MIN &&
           __VERIFIER_nondet_uint() == UINT_MAX &&
           __VERIFIER_nondet_unsigned() == UINT_MAX &&
           __VERIFIER_nondet_unsigned_int() == UINT_MAX &&
           __VERIFIER_nondet_u32() == UINT_MAX &&
           __VERIFIER_nondet_uint32_t() == UINT_MAX &&
           __VERIFIER_nondet_sector_t() == UINT_MAX &&
           __VERIFIER_nondet_long() == LONG_MAX &&
           __VERIFIER_nondet_long_int() == LONG_MIN &&
           __VERIFIER_nondet_signed_long() == LONG_MAX &&
           __VERIFIER_nondet_signed_long_int() == LONG_MIN &&
           __VERIFIER_nondet_ulong() == ULONG_MAX &&
           __VERIFIER_nondet_unsigned_long() == ULONG_MAX &&
           __VERIFIER_nondet_unsigned_long_int() == ULONG_MAX &&
           __VERIFIER_nondet_size_t() == ULONG_MAX &&
           __VERIFIER_nondet_ptrdiff_t() == LONG_MAX &&
           __VERIFIER_nondet_longlong() == LLONG_MIN &&
           __VERIFIER_nondet_long_long() == LLONG_MAX &&
           __VERIFIER_nondet_long_long_int() == LLONG_MIN &&
           __VERIFIER_nondet_signed_long_long() == LLONG_MAX &&
           __VERIFIER_nondet_signed_long_long_int() == LLONG_MIN &&
           __VERIFIER_nondet_loff_t() == LLONG_MAX &&
           __VERIFIER_nondet_ulonglong() == ULLONG_MAX &&
           __VERIFIER_nondet_unsigned_long_long() == ULLONG_MAX &&
           __VERIFIER_nondet_unsigned_long_long_int() == ULLONG_MAX &&
           __VERIFIER_nondet_u64() == ULLONG_MAX &&
           __VERIFIER_nondet_uint64_t() == ULLONG_MAX &&
           __SMACK_nondet() == INT_MAX &&
           __SMACK_nondet_int() == INT_MIN));
  return 0;
}

// @expect verified
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
  {
    long long v = __VERIFIER_nondet_int();
    assert(v >= INT_MIN && v <= INT_MAX);
  }
  {
    long long v = __VERIFIER_nondet_signed_int();
    assert(v >= INT_MIN && v <= INT_MAX);
  }
  {
    long long v = __VERIFIER_nondet_s32();
    assert(v >= INT_MIN && v <= INT_MAX);
  }
  {
    long long v = __VERIFIER_nondet_int32_t();
    assert(v >= INT_MIN && v <= INT_MAX);
  }
  {
    unsigned long long v = __VERIFIER_nondet_uint();
    assert(v <= UINT_MAX);
  }
  {
    unsigned long long v = __VERIFIER_nondet_unsigned();
    assert(v <= UINT_MAX);
  }
  {
    unsigned long long v = __VERIFIER_nondet_unsigned_int();
    assert(v <= UINT_MAX);
  }
  {
    unsigned long long v = __VERIFIER_nondet_u32();
    assert(v <= UINT_MAX);
  }
  {
    unsigned long long v = __VERIFIER_nondet_uint32_t();
    assert(v <= UINT_MAX);
  }
  {
    unsigned long long v = __VERIFIER_nondet_sector_t();
    assert(v <= UINT_MAX);
  }
  {
    long long v = __VERIFIER_nondet_long();
    assert(v >= LONG_MIN && v <= LONG_MAX);
  }
  {
    long long v = __VERIFIER_nondet_long_int();
    assert(v >= LONG_MIN && v <= LONG_MAX);
  }
  {
    long long v = __VERIFIER_nondet_signed_long();
    assert(v >= LONG_MIN && v <= LONG_MAX);
  }
  {
    long long v = __VERIFIER_nondet_signed_long_int();
    assert(v >= LONG_MIN && v <= LONG_MAX);
  }
  {
    unsigned long long v = __VERIFIER_nondet_ulong();
    assert(v <= ULONG_MAX);
  }
  {
    unsigned long long v = __VERIFIER_nondet_unsigned_long();
    assert(v <= ULONG_MAX);
  }
  {
    unsigned long long v = __VERIFIER_nondet_unsigned_long_int();
    assert(v <= ULONG_MAX);
  }
  {
    unsigned long long v = __VERIFIER_nondet_size_t();
    assert(v <= ULONG_MAX);
  }
  {
    long long v = __VERIFIER_nondet_ptrdiff_t();
    assert(v >= LONG_MIN && v <= LONG_MAX);
  }
  {
    long long v = __VERIFIER_nondet_longlong();
    assert(v >= LLONG_MIN && v <= LLONG_MAX);
  }
  {
    long long v = __VERIFIER_nondet_long_long();
    assert(v >= LLONG_MIN && v <= LLONG_MAX);
  }
  {
    long long v = __VERIFIER_nondet_long_long_int();
    assert(v >= LLONG_MIN && v <= LLONG_MAX);
  }
  {
    long long v = __VERIFIER_nondet_signed_long_long();
    assert(v >= LLONG_MIN && v <= LLONG_MAX);
  }
  {
    long long v = __VERIFIER_nondet_signed_long_long_int();
    assert(v >= LLONG_MIN && v <= LLONG_MAX);
  }
  {
    long long v = __VERIFIER_nondet_loff_t();
    assert(v >= LLONG_MIN && v <= LLONG_MAX);
  }
  {
    unsigned long long v = __VERIFIER_nondet_ulonglong();
    assert(v <= ULLONG_MAX);
  }
  {
    unsigned long long v = __VERIFIER_nondet_unsigned_long_long();
    assert(v <= ULLONG_MAX);
  }
  {
    unsigned long long v = __VERIFIER_nondet_unsigned_long_long_int();
    assert(v <= ULLONG_MAX);
  }
  {
    unsigned long long v = __VERIFIER_nondet_u64();
    assert(v <= ULLONG_MAX);
  }
  {
    unsigned long long v = __VERIFIER_nondet_uint64_t();
    assert(v <= ULLONG_MAX);
  }
  {
    long long v = __SMACK_nondet();
    assert(v >= INT_MIN && v <= INT_MAX);
  }
  {
    long long v = __SMACK_nondet_int();
    assert(v >= INT_MIN && v <= INT_MAX);
  }
  return 0;
}

// @expect verified
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
  {
    long long v = nondet_int();
    assert(v >= INT_MIN && v <= INT_MAX);
  }
  {
    long long v = nondet_signed_int();
    assert(v >= INT_MIN && v <= INT_MAX);
  }
  {
    long long v = nondet_s32();
    assert(v >= INT_MIN && v <= INT_MAX);
  }
  {
    long long v = nondet_int32_t();
    assert(v >= INT_MIN && v <= INT_MAX);
  }
  {
    unsigned long long v = nondet_uint();
    assert(v <= UINT_MAX);
  }
  {
    unsigned long long v = nondet_unsigned();
    assert(v <= UINT_MAX);
  }
  {
    unsigned long long v = nondet_unsigned_int();
    assert(v <= UINT_MAX);
  }
  {
    unsigned long long v = nondet_u32();
    assert(v <= UINT_MAX);
  }
  {
    unsigned long long v = nondet_uint32_t();
    assert(v <= UINT_MAX);
  }
  {
    unsigned long long v = nondet_sector_t();
    assert(v <= UINT_MAX);
  }
  {
    long long v = nondet_long();
    assert(v >= LONG_MIN && v <= LONG_MAX);
  }
  {
    long long v = nondet_long_int();
    assert(v >= LONG_MIN && v <= LONG_MAX);
  }
  {
    long long v = nondet_signed_long();
    assert(v >= LONG_MIN && v <= LONG_MAX);
  }
  {
    long long v = nondet_signed_long_int();
    assert(v >= LONG_MIN && v <= LONG_MAX);
  }
  {
    unsigned long long v = nondet_ulong();
    assert(v <= ULONG_MAX);
  }
  {
    unsigned long long v = nondet_unsigned_long();
    assert(v <= ULONG_MAX);
  }
  {
    unsigned long long v = nondet_unsigned_long_int();
    assert(v <= ULONG_MAX);
  }
  {
    unsigned long long v = nondet_size_t();
    assert(v <= ULONG_MAX);
  }
  {
    long long v = nondet_ptrdiff_t();
    assert(v >= LONG_MIN && v <= LONG_MAX);
  }
  {
    long long v = nondet_longlong();
    assert(v >= LLONG_MIN && v <= LLONG_MAX);
  }
  {
    long long v = nondet_long_long();
    assert(v >= LLONG_MIN && v <= LLONG_MAX);
  }
  {
    long long v = nondet_long_long_int();
    assert(v >= LLONG_MIN && v <= LLONG_MAX);
  }
  {
    long long v = nondet_signed_long_long();
    assert(v >= LLONG_MIN && v <= LLONG_MAX);
  }
  {
    long long v = nondet_signed_long_long_int();
    assert(v >= LLONG_MIN && v <= LLONG_MAX);
  }
  {
    long long v = nondet_loff_t();
    assert(v >= LLONG_MIN && v <= LLONG_MAX);
  }
  {
    unsigned long long v = nondet_ulonglong();
    assert(v <= ULLONG_MAX);
  }
  {
    unsigned long long v = nondet_unsigned_long_long();
    assert(v <= ULLONG_MAX);
  }
  {
    unsigned long long v = nondet_unsigned_long_long_int();
    assert(v <= ULLONG_MAX);
  }
  {
    unsigned long long v = nondet_u64();
    assert(v <= ULLONG_MAX);
  }
  {
    unsigned long long v = nondet_uint64_t();
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

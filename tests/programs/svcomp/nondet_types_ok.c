// @expect verified
#include <assert.h>
#include <stddef.h>

extern _Bool __VERIFIER_nondet_bool(void);
extern char __VERIFIER_nondet_char(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern short __VERIFIER_nondet_short(void);
extern unsigned short __VERIFIER_nondet_ushort(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern long __VERIFIER_nondet_long(void);
extern unsigned long __VERIFIER_nondet_ulong(void);
extern long long __VERIFIER_nondet_longlong(void);
extern unsigned long long __VERIFIER_nondet_ulonglong(void);
extern size_t __VERIFIER_nondet_size_t(void);

int main(void) {
  int b = __VERIFIER_nondet_bool();
  assert(b == 0 || b == 1);
  int c = __VERIFIER_nondet_char();
  assert(c >= -128 && c <= 127);
  int uc = __VERIFIER_nondet_uchar();
  assert(uc >= 0 && uc <= 255);
  int s = __VERIFIER_nondet_short();
  assert(s >= -32768 && s <= 32767);
  int us = __VERIFIER_nondet_ushort();
  assert(us >= 0 && us <= 65535);
  long i = __VERIFIER_nondet_int();
  assert(i >= -2147483648L && i <= 2147483647L);
  long u = __VERIFIER_nondet_uint();
  assert(u >= 0 && u <= 4294967295L);
  long l = __VERIFIER_nondet_long();
  assert((unsigned long)l + __VERIFIER_nondet_ulong() - (unsigned long)l <= ~0UL);
  long long ll = __VERIFIER_nondet_longlong();
  unsigned long long ull = __VERIFIER_nondet_ulonglong();
  assert((ll ^ (long long)ull) == ((long long)ull ^ ll));
  assert(__VERIFIER_nondet_size_t() / 2 <= ~(size_t)0 / 2);
  return 0;
}

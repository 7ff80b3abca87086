// @expect verified
#include <assert.h>
#include <limits.h>
#include <string.h>

extern int __VERIFIER_nondet_int(void);

long double global = 1.5L;

static long double half(long double x) { return x / 2; }

int main(void) {
  assert(global == 1.5 && half(global) == 0.75L && -global < 0 && !(global != global));
  /* 64 bits of significand, which double has not. */
  long double one = 1, tiny = 0x1p-63L;
  assert(one + tiny != one && (double)(one + tiny) == 1.0);
  assert(one + tiny / 2 == one);
  /* Each long is a long double. */
  long double x = LONG_MAX, y = LONG_MIN;
  assert((long)x == LONG_MAX && (long)y == LONG_MIN && x - 1 == LONG_MAX - 1 && (double)x == -y);
  int n = __VERIFIER_nondet_int();
  assert(((long double)n < 0) == (n < 0));
  /* The bits that the machine has. */
  unsigned char b[16];
  memcpy(b, &one, 10);
  assert(b[9] == 0x3f && b[8] == 0xff && b[7] == 0x80 && b[0] == 0);
  b[7] = 0xc0;
  memcpy(&one, b, 10);
  assert(one == 1.5L);
  long double zero = 0, infinity = 1 / zero, nan = zero / zero;
  assert(infinity > 0x1p16000L && nan != nan && -1 / zero < 0 && 1 / -zero == -infinity);
  long double least = 0x1p-16445L;
  assert(least > 0 && least / 2 == 0 && least * 2 / 2 == least);
  /* A number with the exponent 0 and all of its significand, and an invalid operand. */
  memset(b, 0, 16);
  b[7] = 0x80;
  memcpy(&one, b, 10);
  assert(one == 0x1p-16382L);
  b[7] = 0x40, b[8] = 0xff, b[9] = 0x3f;
  memcpy(&one, b, 10);
  assert(one != one);
  unsigned long most = ULONG_MAX;
  one = most;
  assert(one == 0x1p64L - 1 && (unsigned long)one == most);
  return 0;
}

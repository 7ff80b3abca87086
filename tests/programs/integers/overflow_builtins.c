// @expect verified
#include <assert.h>
#include <limits.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(), r;
  long exact = (long)a + b;
  if (__builtin_add_overflow(a, b, &r))
    assert(exact > INT_MAX || exact < INT_MIN);
  else
    assert(r == exact);
  if (!__builtin_sub_overflow(a, b, &r))
    assert(r == (long)a - b);
  unsigned char c;
  assert(__builtin_add_overflow((unsigned char)200, (unsigned char)100, &c) && c == 44);
  assert(!__builtin_mul_overflow(46340, 46340, &r) && r == 2147395600);
  assert(__builtin_mul_overflow(46341, 46341, &r));
  return 0;
}

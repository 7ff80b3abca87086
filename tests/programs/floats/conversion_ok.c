// @expect verified
#include <assert.h>

extern int __VERIFIER_nondet_int(void);
extern short __VERIFIER_nondet_short(void);

int main(void) {
  int i = __VERIFIER_nondet_int();
  assert((int)(double)i == i);
  short s = __VERIFIER_nondet_short();
  assert((short)(float)s == s);
  assert((int)-2.7 == -2 && (unsigned)3.9f == 3);
  return 0;
}

// @expect verified
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  long double third = 1.0L;
  third = third / ((__VERIFIER_nondet_int() & 2) | 1);
  assert(third == 1.0L || third * 3 == 1.0L);
  return 0;
}

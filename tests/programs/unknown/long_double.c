// @expect unknown
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  long double third = 1.0L;
  third = third / (__VERIFIER_nondet_int() | 1); // want "long double|x86_fp80"
  assert(third <= 1.0L);
  return 0;
}

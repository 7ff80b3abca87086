// @expect verified
// @flags --integers=unbounded
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);

int main(void) {
  unsigned a = __VERIFIER_nondet_uint();
  __VERIFIER_assume(a > 5);
  assert(a + 1 > a);
  return 0;
}

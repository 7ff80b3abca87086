// @expect bounded
// @flags --unroll=3
// @optimised LLVM makes a sum of the recursion
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

static unsigned collapse(unsigned n) { return n == 0 ? 0 : collapse(n - 1); }

int main(void) {
  assert(collapse(__VERIFIER_nondet_uint()) == 0);
  return 0;
}

// @expect bounded
// @flags --unroll=3
// @optimised LLVM computes what the loop leaves
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  int n = 0, limit = __VERIFIER_nondet_int();
  if (limit > 6)
    return 0;
  while (n < limit)
    n++;
  assert(n != 5);
  return 0;
}

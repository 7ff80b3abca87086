// @expect bounded
// @flags --unroll=3
// @optimised LLVM computes what the loop leaves
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  int n = 0, limit = __VERIFIER_nondet_int();
  if (limit > 12)
    return 0;
  while (n < limit)
    n += 2;
  assert(n != 10);
  return 0;
}

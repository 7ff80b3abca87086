// @expect unknown
// @optimised LLVM knows where it jumps
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  static void *const labels[] = {&&one, &&two};
  int x = 0;
  goto *labels[__VERIFIER_nondet_uint() % 2]; // want "indirectbr|goto"
one:
  x++;
two:
  x++;
  assert(x <= 2);
  return 0;
}

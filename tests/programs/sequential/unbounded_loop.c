// @expect bounded
// @flags --unroll=3
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  int n = 0;
  while (__VERIFIER_nondet_int())
    n = (n + 2) % 10;
  assert(n % 2 == 0);
  return 0;
}

// @expect violated
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int a[4];

int main(void) {
  unsigned i = __VERIFIER_nondet_uint() % 4, j = __VERIFIER_nondet_uint() % 4;
  a[i] = 1;
  a[j] = 2;
  assert(a[i] == 1); // want "a\[i\] == 1"
  return 0;
}

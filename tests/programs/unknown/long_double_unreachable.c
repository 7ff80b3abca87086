// @expect verified
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned n = __VERIFIER_nondet_uint() % 4;
  if (n > 3) {
    long double x = n;
    n = (unsigned)(x / 3.0L);
  }
  assert(n < 4);
  return 0;
}

// @expect violated
// Zero is finite and not normal.
#include <assert.h>
extern double __VERIFIER_nondet_double(void);
int main(void) {
  double x = __VERIFIER_nondet_double();
  int n = __builtin_isnan(x), i = __builtin_isinf(x), f = __builtin_isfinite(x), o = __builtin_isnormal(x);
  assert(n + (i != 0) + f == 1);
  assert(!f || o); // want "assertion"
  if (x == 0.0) assert(f && !o);
  if (x == 1e-310) assert(f && !o);
  if (x == -1e-300) assert(o);
  if (x > 1.8e308) assert(i);
  return 0;
}

// @expect violated
#include <assert.h>

extern long __VERIFIER_nondet_long(void);

/* A double has no room for each long, a long double has. */
int main(void) {
  long n = __VERIFIER_nondet_long();
  long double x = n;
  double y = n;
  assert(x == y); // want "x == y"
  return 0;
}

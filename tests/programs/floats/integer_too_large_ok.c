// @expect verified
// What an integer of the type can hold stays; any integer is an even or an odd one.
#include <assert.h>

double __VERIFIER_nondet_double(void);

int main(void) {
  double d = __VERIFIER_nondet_double();
  int n = (int)d;
  char a[4] = {0};
  assert(n % 2 == 0 || n % 2 == 1 || n % 2 == -1);
  if (d > -1 && d < 4)
    return a[n];
  return 0;
}

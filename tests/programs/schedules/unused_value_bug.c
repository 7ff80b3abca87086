// @expect violated
// A value that nothing depends on is chosen before the one that matters.
#include <assert.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  int u __attribute__((unused)) = __VERIFIER_nondet_int();
  int x = __VERIFIER_nondet_int();
  assert(x != 2); // want "assertion"
  return 0;
}

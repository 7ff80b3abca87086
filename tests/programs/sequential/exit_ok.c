// @expect verified
#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

static void check(int n) {
  if (n < 0)
    exit(1);
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  check(n);
  assert(n >= 0);
  return 0;
}

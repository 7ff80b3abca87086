// @expect verified
#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

static void assume_or_abort(int cond) {
  if (!cond)
    abort();
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  assume_or_abort(x > 3 && x < 5);
  assert(x == 4);
  return 0;
}

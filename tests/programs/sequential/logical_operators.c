// @expect verified
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

static int calls;
static int truth(int v) {
  calls++;
  return v;
}

int main(void) {
  int a = __VERIFIER_nondet_int() != 0;
  int r = truth(a) && truth(1);
  assert(r == a);
  assert(calls == 1 + a);
  assert((a ? 3 : 4) == 4 - a);
  return 0;
}

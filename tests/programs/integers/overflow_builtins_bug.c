// @expect violated
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  int a = __VERIFIER_nondet_int(), r;
  if (!__builtin_sub_overflow(0, a, &r))
    assert(r != a); // want "r != a"
  return 0;
}

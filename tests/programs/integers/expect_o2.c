// @expect violated
// @flags -- -O2
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  int a = __VERIFIER_nondet_int();
  int r = 0;
  if (__builtin_expect(a == 12345, 0))
    r = 1;
  assert(r == 0); // want "r == 0"
  return 0;
}

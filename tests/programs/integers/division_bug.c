// @expect violated
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  int a = __VERIFIER_nondet_int();
  assert(a % 8 >= 0 || a < 0);
  assert(a % 8 == (a & 7)); // want "a % 8"
  return 0;
}

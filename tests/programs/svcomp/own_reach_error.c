// @expect violated
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

void reach_error(void) {
  assert(0); // want "reach_error is called"
}

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x == 41 + 1)
    reach_error();
  return 0;
}

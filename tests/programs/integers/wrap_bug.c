// @expect violated
#include <assert.h>
#include <stdint.h>

extern uint32_t __VERIFIER_nondet_uint(void);

int main(void) {
  uint32_t a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint();
  assert(a + b >= a); // want "a \+ b >= a"
  return 0;
}

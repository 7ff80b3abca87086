// @expect verified
#include <assert.h>
#include <stdint.h>

extern uint32_t __VERIFIER_nondet_uint(void);

int main(void) {
  uint32_t a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint();
  assert(a + b - b == a);
  assert((uint8_t)(a + 256) == (uint8_t)a);
  assert((a ^ b) + 2 * (a & b) == a + b);
  return 0;
}

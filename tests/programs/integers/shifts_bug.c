// @expect violated
#include <assert.h>
#include <stdint.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  int32_t s = __VERIFIER_nondet_int();
  assert((s >> 1) == s / 2); // want "s >> 1"
  return 0;
}

// @expect verified
#include <assert.h>
#include <stdint.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  int32_t s = __VERIFIER_nondet_int();
  uint32_t u = s;
  assert((s >> 31) == (s < 0 ? -1 : 0));
  assert((u >> 31) == (uint32_t)(s < 0));
  assert((uint32_t)(u << 4) == u * 16);
  assert(((uint64_t)u << 32 >> 32) == u);
  return 0;
}

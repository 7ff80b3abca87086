// @expect verified
#include <assert.h>
#include <stdint.h>

extern unsigned long __VERIFIER_nondet_ulong(void);

int main(void) {
  unsigned __int128 a = __VERIFIER_nondet_ulong();
  a += (unsigned __int128)~0ul;
  assert(a >= ~0ul);
  assert((uint64_t)(a >> 64) <= 1);
  return 0;
}

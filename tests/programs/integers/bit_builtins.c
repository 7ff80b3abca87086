// @expect verified
#include <assert.h>
#include <stdint.h>

extern uint32_t __VERIFIER_nondet_uint(void);

int main(void) {
  assert(__builtin_popcount(0xf0f0u) == 8 && __builtin_popcountll(~0ull) == 64);
  assert(__builtin_clz(1u) == 31 && __builtin_ctz(8u) == 3);
  assert(__builtin_bswap32(0x11223344u) == 0x44332211u);
  assert(__builtin_bswap16(0x1122) == 0x2211);
  assert(__builtin_rotateleft32(0x80000001u, 1) == 3);
  assert(__builtin_rotateright8(1, 1) == 0x80);
  uint32_t x = __VERIFIER_nondet_uint();
  assert(__builtin_bswap32(__builtin_bswap32(x)) == x);
  assert(__builtin_rotateleft32(x, 8) == (x << 8 | x >> 24));
  if (x) {
    assert((x >> __builtin_ctz(x)) & 1);
    assert(x >> (31 - __builtin_clz(x)) == 1);
  }
  assert(__builtin_parity(7) == 1 && __builtin_ffs(0) == 0 && __builtin_ffs(8) == 4);
  return 0;
}

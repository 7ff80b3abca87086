// @expect verified
#include <assert.h>

__int128 __VERIFIER_nondet_int128(void);
unsigned __int128 __VERIFIER_nondet_uint128(void);

int main(void) {
  __int128 x = __VERIFIER_nondet_int128();
  unsigned __int128 u = __VERIFIER_nondet_uint128();
  if (x >> 64 == -1)
    assert(x < 0);
  assert(u >> 127 <= 1);
  return 0;
}

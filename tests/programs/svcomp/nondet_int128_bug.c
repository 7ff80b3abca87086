// @expect violated
#include <assert.h>

unsigned __int128 __VERIFIER_nondet_uint128(void);

int main(void) {
  unsigned __int128 u = __VERIFIER_nondet_uint128();
  assert(u >> 64 != 5 || (unsigned long)u != 7); // want "u >> 64"
  return 0;
}

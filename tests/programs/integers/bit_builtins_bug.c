// @expect violated
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned x = __VERIFIER_nondet_uint();
  assert(__builtin_popcount(x & 0xff) != 7); // want "popcount"
  return 0;
}

// @expect unknown
// Integers made of pointers may be subtracted, whatever these point to. How far objects lie from one another is not modelled.
#include <assert.h>
#include <stdint.h>

static char a[16], b[16];
int __VERIFIER_nondet_int(void);

int main(void) {
  char *p = __VERIFIER_nondet_int() ? a : b, *q = __VERIFIER_nondet_int() ? a : b;
  assert((uintptr_t)p - (uintptr_t)q != 3 * sizeof a); // want "the difference of the addresses of two objects"
  return 0;
}

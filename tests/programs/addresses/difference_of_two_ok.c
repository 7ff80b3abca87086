// @expect verified
// Of two objects, the pointers that are subtracted point into the same.
#include <assert.h>
#include <stdint.h>

static char a[16], b[16];
int __VERIFIER_nondet_int(void);

int main(void) {
  char *p = __VERIFIER_nondet_int() ? a : b, *q = p + 5;
  assert((uintptr_t)q - (uintptr_t)p == 5);
  assert(q - p == 5);
  return 0;
}

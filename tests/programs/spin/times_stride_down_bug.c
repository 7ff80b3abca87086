// @expect violated
// Down by three, of an unsigned number: where 1 is left, it ends there.
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned i = __VERIFIER_nondet_uint();
  if (i > 3000000 || i % 3 == 2)
    return 0;
  while (i > 1)
    i -= 3;
  assert(i != 1); // want "i != 1"
  return 0;
}

// @expect verified
// Down by three, of an unsigned number: it does not come by 0, which would be no end.
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned i = __VERIFIER_nondet_uint();
  if (i > 3000000 || i % 3 != 2)
    return 0;
  while (i > 2)
    i -= 3;
  assert(i == 2);
  return 0;
}

// @expect violated
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint(), x = a;
  __atomic_fetch_min(&x, b, __ATOMIC_SEQ_CST);
  assert((int)x <= (int)a && (int)x <= (int)b); // want "<="
  return 0;
}

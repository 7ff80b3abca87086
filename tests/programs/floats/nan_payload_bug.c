// @expect violated
#include <assert.h>

/* Not every NaN has the bits of the one that arithmetic gives. */
extern double __VERIFIER_nondet_double(void);

int main(void) {
  union {
    double d;
    unsigned long u;
  } v;
  v.d = __VERIFIER_nondet_double();
  if (v.d != v.d)
    assert(v.u == 0x7ff8000000000000ul); // want "v.u == "
  return 0;
}

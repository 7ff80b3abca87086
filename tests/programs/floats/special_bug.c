// @expect violated
#include <assert.h>

extern float __VERIFIER_nondet_float(void);

int main(void) {
  float f = __VERIFIER_nondet_float();
  assert(f == f); // want "f == f"
  return 0;
}

// @expect violated
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  int i = __VERIFIER_nondet_int();
  if (i > 0 && i < 20000000)
    assert((int)(float)i == i); // want "float"
  return 0;
}

// @expect verified
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  unsigned _BitInt(7) a = (unsigned _BitInt(7))__VERIFIER_nondet_int();
  unsigned _BitInt(7) b = a;
  b = (unsigned _BitInt(7))(b + (unsigned _BitInt(7))127);
  assert((int)a <= 127);
  assert((int)b == ((int)a + 127) % 128);
  return 0;
}

// @expect violated
#include <assert.h>

extern char __VERIFIER_nondet_char(void);
extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  int uc = __VERIFIER_nondet_uchar();
  assert(uc >= 0);
  int c = __VERIFIER_nondet_char();
  assert(c >= 0); // want "c >= 0"
  return 0;
}

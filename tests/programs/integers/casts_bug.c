// @expect violated
#include <assert.h>

extern char __VERIFIER_nondet_char(void);

int main(void) {
  char c = __VERIFIER_nondet_char();
  unsigned u = c;
  assert(u == (unsigned char)c); // want "u =="
  return 0;
}

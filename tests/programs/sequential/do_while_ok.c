// @expect verified
// @flags -- -O1
#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  unsigned n = __VERIFIER_nondet_uchar() & 7;
  unsigned bits = 0, v = n;
  do {
    bits += v & 1;
    v >>= 1;
  } while (v);
  assert(bits <= 3);
  assert(n != 7 || bits == 3);
  return 0;
}

// @expect verified
#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  unsigned char lo = __VERIFIER_nondet_uchar(), hi = __VERIFIER_nondet_uchar();
  if (lo <= hi) {
    unsigned char mid = lo + (hi - lo) / 2;
    assert(lo <= mid && mid <= hi);
  }
  return 0;
}

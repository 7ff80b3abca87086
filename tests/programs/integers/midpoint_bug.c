// @expect violated
#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  unsigned char lo = __VERIFIER_nondet_uchar(), hi = __VERIFIER_nondet_uchar();
  if (lo <= hi) {
    unsigned char sum = lo + hi;
    unsigned char mid = sum / 2;
    assert(lo <= mid && mid <= hi); // want "lo <= mid"
  }
  return 0;
}

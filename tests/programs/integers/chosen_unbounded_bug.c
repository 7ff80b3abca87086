// @expect violated
// @flags --integers=unbounded
#include <assert.h>
#include <limits.h>

unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  assert(__VERIFIER_nondet_uchar() < UCHAR_MAX); // want "UCHAR_MAX"
  return 0;
}

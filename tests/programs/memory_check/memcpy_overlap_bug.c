// @expect violated
// @flags --check=memory
// @optimised LLVM copies by one read and one write
#include <string.h>
unsigned char __VERIFIER_nondet_uchar(void);
char a[8];

int main(void) {
  memcpy(a + (__VERIFIER_nondet_uchar() & 3), a, 2); // want "memcpy: what is copied overlaps"
  return a[0];
}

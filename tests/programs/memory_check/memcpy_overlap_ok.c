// @expect verified
// @flags --check=memory
#include <string.h>
unsigned char __VERIFIER_nondet_uchar(void);
char a[8];

int main(void) {
  memmove(a + (__VERIFIER_nondet_uchar() & 3), a, 2);
  return a[0];
}

// @expect verified
// @flags --check=memory
#include <string.h>
unsigned char __VERIFIER_nondet_uchar(void);
char a[8] = "abc";

int main(void) {
  strcpy(a, a + (__VERIFIER_nondet_uchar() & 1) + 2);
  return a[0];
}

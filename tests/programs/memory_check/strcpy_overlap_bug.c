// @expect violated
// @flags --check=memory
#include <string.h>
unsigned char __VERIFIER_nondet_uchar(void);
char a[8] = "abc";

int main(void) {
  strcpy(a, a + (__VERIFIER_nondet_uchar() & 3)); // want "strcpy: what is copied overlaps"
  return a[0];
}

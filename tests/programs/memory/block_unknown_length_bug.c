// @expect violated
// A block of unknown length from any element of an array of an odd number of elements into bytes of which any is read: what is
// known of the elements ends, each array at its own end.
#include <assert.h>
#include <string.h>

int __VERIFIER_nondet_int(void);
short a[17];
char b[16];

int main(void) {
  int i = __VERIFIER_nondet_int(), n = __VERIFIER_nondet_int();
  if (i < 0 || i > 16 || n < 0 || n > 2)
    return 0;
  a[i] = 0x0505;
  memcpy(b, &a[i], n);
  int sum = 0;
  for (int k = 0; k < 16; k++)
    sum += b[k];
  assert(sum == 5 * n && n != 2);
}

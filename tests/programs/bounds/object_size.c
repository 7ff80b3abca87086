// @expect bounded
// Larger objects than of 2^40 bytes have no place. Smaller ones are covered.
#include <assert.h>
#include <stdlib.h>

extern unsigned long __VERIFIER_nondet_ulong(void);

int main(void) {
  unsigned long n = __VERIFIER_nondet_ulong();
  char *p = malloc(n);
  if (p && n > 0)
    p[n - 1] = 1;
  free(p);
  return 0;
}

// @expect verified
// @flags --check=assert
// Accesses are taken for valid: an index beyond the array is none.
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
int a[4]; int b[4];
int main(void) { int i = __VERIFIER_nondet_int(); a[i] = 7; if (i < 0) assert(0); return 0; }

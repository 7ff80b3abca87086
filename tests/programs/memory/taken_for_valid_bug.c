// @expect violated
// @flags --check=assert
// The twin of taken_for_valid_ok.c.
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
int a[4], b[4];
int main(void) { int i = __VERIFIER_nondet_int(); a[i] = 7; if (i == 3) assert(0); return 0; }

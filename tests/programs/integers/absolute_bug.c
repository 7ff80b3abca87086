// @expect violated
// @flags --check=overflow
// No int holds the absolute value of the least.
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

int main(void) { return abs(__VERIFIER_nondet_int()) == 5; } // want "overflow"

// @expect violated
// @flags --check=memory
// @optimised LLVM leaves out memory that nobody looks at
#include <stdlib.h>
unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
  unsigned n = __VERIFIER_nondet_uchar() & 3, i = __VERIFIER_nondet_uchar() & 3;
  int *a = malloc((n + 1) * sizeof *a);
  if (i <= n + 1)
    a[i] = 1; // want "writes 4 bytes at offset [0-9]+ of malloc#1"
  free(a);
  return 0;
}

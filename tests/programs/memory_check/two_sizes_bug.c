// @expect violated
// @flags --check=memory
// @optimised LLVM leaves out a write that nobody reads
// One pointer to objects of two sizes.
#include <stdlib.h>
int __VERIFIER_nondet_int(void);

int main(void) {
  int large = __VERIFIER_nondet_int();
  int *p = large ? malloc(8) : malloc(4);
  p[1] = 1; // want "writes 4 bytes at offset 4 of malloc#[12] \(4 bytes, allocated at .*two_sizes_bug.c:10"
  free(p);
  return 0;
}

// @expect violated
// @optimised LLVM takes what malloc gives for no end of another object
// The same with objects of a size that the input chooses, and addresses as integers.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 1 || n > 4)
    return 0;
  char *p = malloc(16 * (size_t)n), *q = malloc(16);
  if (!p || !q)
    return 0;
  uintptr_t end = (uintptr_t)(p + 16 * n), begin = (uintptr_t)q;
  assert(end != begin); // want "assertion.*end != begin"
  free(p);
  free(q);
  return 0;
}

// @expect violated
// @optimised LLVM leaves out memory that nobody looks at
#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  char *p = malloc(n);
  assert(p != 0); // want "p .= 0"
  return 0;
}

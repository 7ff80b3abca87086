// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
extern int __VERIFIER_nondet_int(void);
#include <stdlib.h>
int main(void) {
  int *p, r = 0;
  int n = __VERIFIER_nondet_int();
  if (n > 0)
    p = malloc(sizeof *p);
  if (n != 0) {
    *p = 3; // want "p is read"
    r = *p;
  }
  if (n > 0)
    free(p);
  return r;
}

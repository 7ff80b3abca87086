// @expect verified
// @flags --check=memory
// One pointer to objects of two sizes.
#include <stdlib.h>
int __VERIFIER_nondet_int(void);

int main(void) {
  int large = __VERIFIER_nondet_int();
  int *p = large ? malloc(8) : malloc(4);
  if (large)
    p[1] = 1;
  free(p);
  return 0;
}

// @expect verified
// @flags --check=memory
#include <stdlib.h>
int __VERIFIER_nondet_int(void);
int fallback;

int main(void) {
  int *p = &fallback;
  if (__VERIFIER_nondet_int())
    p = malloc(sizeof *p);
  *p = 1;
  if (p != &fallback)
    free(p);
  return 0;
}

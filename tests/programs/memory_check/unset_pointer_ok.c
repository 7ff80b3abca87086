// @expect verified
// @flags --check=memory
extern int __VERIFIER_nondet_int(void);
#include <stdlib.h>
int main(void) {
  int *p, r = 0;
  int n = __VERIFIER_nondet_int();
  if (n > 0)
    p = malloc(sizeof *p);
  if (n > 5) {
    *p = 3;
    r = *p;
  }
  if (n > 0)
    free(p);
  return r;
}

// @expect verified
#include <assert.h>
#include <stdlib.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  char *p = malloc(n);
  if (n >= 0)
    assert(p != 0);
  return 0;
}

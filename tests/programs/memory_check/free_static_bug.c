// @expect violated
// @flags --check=memory
#include <stdlib.h>
int __VERIFIER_nondet_int(void);
int fallback;

int main(void) {
  int *p = &fallback;
  if (__VERIFIER_nondet_int())
    p = malloc(sizeof *p);
  *p = 1;
  free(p); // want "frees fallback \(4 bytes\), which was not allocated"
  return 0;
}

// @expect verified
#include <stdbool.h>

extern bool __VERIFIER_nondet_bool(void);

int main(void) {
  int c = 0;
  while (c != 1)
    c = __VERIFIER_nondet_bool();
  return 0;
}

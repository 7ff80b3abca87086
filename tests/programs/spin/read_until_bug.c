// @expect violated
#include <stdbool.h>

extern bool __VERIFIER_nondet_bool(void);

int main(void) {
  int c = 0;
  while (c != 2) // want "goes round in a loop for ever"
    c = __VERIFIER_nondet_bool();
  return 0;
}

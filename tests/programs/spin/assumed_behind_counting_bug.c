// @expect violated
// A loop that counts stands in front of the assumption, which never holds.
#include <stdatomic.h>

_Bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int);

atomic_int shown;

int main(void) {
  while (__VERIFIER_nondet_bool()) // want "goes round in a loop for ever"
    ;
  for (int i = 0; i < 5; i++)
    shown = i;
  __VERIFIER_assume(0);
  return 0;
}

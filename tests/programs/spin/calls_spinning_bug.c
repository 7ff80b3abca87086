// @expect violated
// Whether it leaves the loop of the function or not, the thread goes round for ever.
#include <stdatomic.h>

_Bool __VERIFIER_nondet_bool(void);
atomic_int flag;

static void pause_a_while(void) {
  while (!flag) // want "deadlock"
    if (__VERIFIER_nondet_bool())
      break;
}

int main(void) {
  while (!flag) // want "deadlock"
    pause_a_while();
  return 0;
}

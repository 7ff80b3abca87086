// @expect violated
#include <assert.h>

extern _Bool __VERIFIER_nondet_bool(void);

int main(void) {
  int opened = 0, closed = 0;
  if (__VERIFIER_nondet_bool())
    goto out;
  opened++;
  if (__VERIFIER_nondet_bool())
    goto out;
  opened += 0;
  closed++;
out:
  assert(opened == closed); // want "opened == closed"
  return 0;
}

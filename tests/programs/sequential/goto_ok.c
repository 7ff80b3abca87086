// @expect verified
#include <assert.h>

extern _Bool __VERIFIER_nondet_bool(void);

int main(void) {
  int opened = 0, closed = 0;
  if (__VERIFIER_nondet_bool())
    goto out;
  opened++;
  if (__VERIFIER_nondet_bool())
    goto close;
  opened += 0;
close:
  closed++;
out:
  assert(opened == closed);
  return 0;
}

// @expect verified
// How much is copied is not known, but that it is whole pointers.
#include <assert.h>
#include <string.h>
extern unsigned __VERIFIER_nondet_uint(void);
static int *s[2], *t[2] = {0}, x, y;
int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  if (n % sizeof *s || n > sizeof s)
    return 0;
  s[0] = &x, s[1] = &y;
  memcpy(t, s, n);
  assert((t[0] == &x || !t[0]) && (t[1] == &y || !t[1]));
}

// @expect violated
// A copy of a length that is not known may end within a pointer.
#include <assert.h>
#include <string.h>
extern unsigned __VERIFIER_nondet_uint(void);
static int *s[2], *t[2] = {0}, x, y;
int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  if (n > sizeof s)
    return 0;
  s[0] = &x, s[1] = &y;
  memcpy(t, s, n);
  assert((t[0] == &x || !t[0]) && (t[1] == &y || !t[1])); // want "assertion"
}

// @expect verified
// @flags --check=memory,assert --strict-members
extern int __VERIFIER_nondet_int(void);
#include <assert.h>
struct {
  int a[4], b;
} g;

int main(void) {
  int i = __VERIFIER_nondet_int();
  if (i < 0 || i > 3)
    return 0;
  g.a[i] = 5;
  assert(g.b == 0);
  return 0;
}

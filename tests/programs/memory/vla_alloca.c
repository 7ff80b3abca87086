// @expect verified
#include <alloca.h>
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
  unsigned n = 1 + __VERIFIER_nondet_uint() % 3;
  int v[n];
  int *w = alloca(n * sizeof *w);
  v[n - 1] = 7;
  w[0] = 8;
  assert(v[n - 1] == 7 && w[0] == 8);
  return 0;
}

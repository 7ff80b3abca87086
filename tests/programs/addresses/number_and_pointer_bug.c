// @expect violated
#include <assert.h>
#include <stdint.h>

extern int __VERIFIER_nondet_int(void);

static int a = 1, b = 2;
static union {
  uintptr_t n;
  int *p;
} u;

int main(void) {
  assert((uintptr_t)&a / 3 != 0);
  u.n = (uintptr_t)&a;
  int *x = __VERIFIER_nondet_int() ? &a : &b;
  u.p = x;
  assert(u.p == x);
  assert(*u.p == 1); // want "u.p == 1"
  return 0;
}

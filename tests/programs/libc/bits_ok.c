// @expect verified
#define _GNU_SOURCE
#include <assert.h>
#include <limits.h>
#include <string.h>

int __VERIFIER_nondet_int(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  int lowest = ffs(x);
  assert(lowest >= 0 && lowest <= 32);
  assert((lowest == 0) == (x == 0));
  if (x)
    assert(((unsigned)x >> (lowest - 1) & 1) && ffsl(x) == lowest);
  assert(ffs(INT_MIN) == 32 && ffsl(LONG_MIN) == (int)sizeof(long) * 8);
  assert(ffsll(1LL << 40) == 41 && ffsll(0) == 0);
  return 0;
}

// @expect verified
// What is searched from the beginning to the end of an object is not found in another.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int __VERIFIER_nondet_int(void);

static int *find(int *begin, int *end, int x) {
  while (begin != end && *begin != x)
    begin++;
  return begin;
}

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 1 || n > 3)
    return 0;
  int *p = calloc((size_t)n, sizeof *p), *q = calloc((size_t)n, sizeof *q);
  if (p && q) {
    assert(find(p, p + n, 1) == p + n);
    assert(find(q, q + n, 0) == q);
    assert(p + n - 1 != q);
  }
  free(p);
  free(q);
  return 0;
}

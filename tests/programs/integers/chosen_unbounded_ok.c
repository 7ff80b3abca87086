// @expect verified
// @flags --integers=unbounded
/* What the environment gives is a number that its type can hold, also where integers are mathematical. */
#include <assert.h>
#include <limits.h>
#include <stdio.h>

unsigned __VERIFIER_nondet_uint(void);
int __VERIFIER_nondet_int(void);

int main(int argc, char **argv) {
  (void)argv;
  assert(argc > 0 && argc <= INT_MAX);
  static int table[4];
  unsigned i = __VERIFIER_nondet_uint();
  if (i < 4)
    table[i] = 1;
  int n = __VERIFIER_nondet_int();
  assert(n >= INT_MIN && n <= INT_MAX);
  int c = getchar();
  assert(c >= EOF && c <= UCHAR_MAX);
  return 0;
}

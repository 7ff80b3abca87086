// @expect verified
// @flags -- -Wno-tautological-overlap-compare
#include <assert.h>

void __assert_rtn(const char *, const char *, int, const char *);
void __assert_func(const char *, int, const char *, const char *);
void __assert(const char *, const char *, int);
int __VERIFIER_nondet_int(void);
void reach_error(void);

/* What is not reached does not fail. */
int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x > 0 && x < 0)
    __assert_rtn("main", "f.c", 1, "no");
  if (x > 1 && x < 1)
    __assert_func("f.c", 1, "main", "no");
  if (x > 2 && x < 2)
    __assert("no", "f.c", 1);
  return 0;
}

// @expect verified
// @flags -- -O1
#include <assert.h>

struct small {
  long a, b;
};

__attribute__((noinline)) static struct small twice(long a) {
  struct small s = {a, 2 * a};
  return s;
}

extern long __VERIFIER_nondet_long(void);

int main(void) {
  long n = __VERIFIER_nondet_long();
  struct small s = twice(n);
  assert(s.a == n && s.b - s.a == n);
  return 0;
}

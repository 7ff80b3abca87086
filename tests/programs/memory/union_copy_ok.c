// @expect verified
/* A union is copied whole, though it is accessed as bytes here and as words there. */
#include <assert.h>

union value {
  unsigned long long number;
  unsigned half[2];
};

union value g = {0x66e300abb006d68dull};
union value h = {1};
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int k = __VERIFIER_nondet_int();
  union value v = k ? h : g;
  unsigned lower = g.half[0], upper = g.half[1] + h.half[1];
  ((unsigned char *)v.half)[k & 7] = 0x8d;
  assert(lower == 0xb006d68du && upper == 0x66e300abu);
  assert(k != 0 || v.number == 0x66e300abb006d68dull);
  return 0;
}

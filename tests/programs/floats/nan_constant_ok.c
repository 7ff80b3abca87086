// @expect verified
#include <assert.h>
#include <math.h>

/* The payload of a NaN that is a constant, where the compiler folds it and where it does not. */
typedef union {
  double d;
  unsigned long u;
} value;
typedef union {
  float f;
  unsigned u;
} small;

static const double constants[2] = {__builtin_nan("0x1234"), -__builtin_nan("7")};
float single = __builtin_nanf("5");

int main(void) {
  value v = {.d = constants[0]}, w = {.d = constants[1]};
  small s = {.f = single};
  assert(v.u == 0x7ff8000000001234ul && w.u == 0xfff8000000000007ul && s.u == 0x7fc00005u);
  v.u = 0x7ff000000000002aul;
  w.d = v.d;
  assert(w.u == v.u && w.d != w.d);
  long double l = copysignl(2.0L, -1.0L);
  assert(l == -2.0L && fabsl(l) == 2.0L);
  return 0;
}

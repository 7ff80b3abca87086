// @expect verified
// An operator that gives a NaN keeps the payload of an operand, or gives none. It is a quiet one.
#include <assert.h>
#include <math.h>
#include <string.h>

typedef float floats __attribute__((vector_size(8)));

static unsigned long bits(double d) {
  unsigned long u;
  memcpy(&u, &d, sizeof u);
  return u & ~(1ul << 63);
}

int main(void) {
  unsigned long boxed = 0x7ff4000023456789ul, quiet = boxed | 1ul << 51, none = 0x7ff8000000000000ul;
  double x, one = 1;
  memcpy(&x, &boxed, sizeof x);
  assert(bits(x) == boxed);

  unsigned long u = bits((x + 1.0) * 2.0);
  assert(u == quiet || u == none);
  u = bits(fma(one, x, one));
  assert(u == quiet || u == none);
  u = bits(sqrt(-one));
  assert(u == none);

  float f = (float)x;
  unsigned v;
  memcpy(&v, &f, sizeof v);
  v &= 0x7fffffff;
  assert(v == 0x7fe00001 || v == 0x7fc00000);
  u = bits((double)f);
  assert(u == (quiet & ~0x1ffffffful) || u == none);

  floats a = {f, 1}, b = a + a;
  unsigned w[2];
  memcpy(w, &b, sizeof w);
  assert((w[0] & 0x7fffffff) == v || (w[0] & 0x7fffffff) == 0x7fc00000);
  assert(w[1] == 0x40000000);

  long double l = x;
  memcpy(&u, &l, sizeof u);
  assert(u == (1ul << 63 | (quiet & (1ul << 52) - 1) << 11) || u == 3ul << 62);
  return 0;
}

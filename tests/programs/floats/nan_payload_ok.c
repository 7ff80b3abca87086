// @expect verified
#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

/* A double that is moved keeps its bits, those of a NaN, too, in which interpreters keep pointers
 * and small integers. Signs are set without a look at the rest. */
typedef union {
  double d;
  unsigned long u;
} value;
typedef int pair __attribute__((vector_size(8))); /* passed as a double */

extern int __VERIFIER_nondet_int(void);

_Atomic double shared;
struct slot {
  int tag;
  double d;
} slots[2];

static unsigned long bits(double d) { value v; v.d = d; return v.u; }
static double of(unsigned long u) { value v; v.u = u; return v.d; }
static double same(double d) { return d; }
static pair through(pair p) { return p; }

static void *box(void *arg) {
  shared = of(0x7ffc000000000000ul | 42);
  return arg;
}

int main(void) {
  unsigned long quiet = 0x7ff8000000000001ul, signalling = 0xfff0000000000007ul;
  double d = of(quiet), e = of(signalling);
  assert(d != d && e != e && isnan(e));
  int choice = __VERIFIER_nondet_int();
  slots[choice & 1].d = same(choice ? d : e);
  struct slot s = slots[choice & 1];
  assert(bits(s.d) == (choice ? quiet : signalling));
  assert(bits(-d) == (quiet | 1ul << 63) && bits(fabs(e)) == (signalling & ~0ul >> 1));
  assert(bits(copysign(d, e)) == (quiet | 1ul << 63));
  float f;
  unsigned n = 0x7fc00003u, m;
  memcpy(&f, &n, 4);
  float g = f;
  memcpy(&m, &g, 4);
  assert(m == n && g != g);
  union {
    pair p;
    int i[2];
  } u;
  u.p = through((pair){-3, -4});
  assert(u.i[0] == -3 && u.i[1] == -4);
  pthread_t t;
  pthread_create(&t, 0, box, 0);
  pthread_join(t, 0);
  assert((bits(shared) & 0xffffffffffff) == 42);
  return 0;
}

// @expect verified
// The sign of a NaN that arithmetic gives is left open. It stays where the number is moved, and no comparison of numbers depends on it.
#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <string.h>
double __VERIFIER_nondet_double(void);

static double sent;

static unsigned long bits(double d) {
  unsigned long u;
  memcpy(&u, &d, sizeof u);
  return u;
}

static void *send(void *arg) {
  sent = *(double *)arg;
  return NULL;
}

int main(void) {
  double z = __VERIFIER_nondet_double();
  double n = z - z;
  pthread_t t;
  pthread_create(&t, NULL, send, &n);
  pthread_join(t, NULL);
  assert(bits(sent) == bits(n) && bits(-n) == (bits(n) ^ 1ul << 63));
  assert(!isinf(z) || isnan(sent));
  assert(!signbit(fabs(n)) && signbit(copysign(n, -1.0)));
  double one = copysign(1.0, n);
  assert(one == 1.0 || one == -1.0);
  assert(signbit(n) || one == 1.0);
  return 0;
}

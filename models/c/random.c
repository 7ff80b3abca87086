/* Pseudo-random numbers: any number, whatever the seed. */
#include <stdlib.h>

#include "gsmack.h"

static inline int any(void) {
  long long value = __gsmack_nondet_longlong(); /* also where integers are unbounded */
  __gsmack_assume(value >= 0 && value <= RAND_MAX);
  return (int)value;
}

int rand(void) { return any(); }

void srand(unsigned seed) {}

int rand_r(unsigned *seed) {
  *seed = __gsmack_nondet_uint();
  return any();
}

long random(void) { return any(); }

void srandom(unsigned seed) {}

long lrand48(void) { return any(); }

void srand48(long seed) {}

double drand48(void) {
  double value = __gsmack_nondet_double();
  __gsmack_assume(value >= 0.0 && value < 1.0);
  return value;
}

// @expect verified
#define _GNU_SOURCE
#include <assert.h>
#include <stdlib.h>

/* Pseudo-random numbers are of their range, and any. */
int main(void) {
  unsigned seed = 1;
  srand(1);
  srandom(1);
  srand48(1);
  assert(rand() >= 0 && rand() <= RAND_MAX);
  assert(rand_r(&seed) >= 0);
  assert(random() >= 0 && random() <= 2147483647);
  assert(lrand48() >= 0 && lrand48() <= 2147483647);
  double d = drand48();
  assert(d >= 0.0 && d < 1.0);
  unsigned short state[3] = {1, 2, 3};
  assert(nrand48(state) >= 0 && nrand48(state) <= 2147483647);
  long either = rand() % 2 ? mrand48() : jrand48(state);
  assert(either >= -2147483647 - 1 && either <= 2147483647);
  double e = erand48(state);
  assert(e >= 0.0 && e < 1.0);
  return 0;
}

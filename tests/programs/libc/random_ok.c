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
  
  return 0;
}

/* Pseudo-random numbers: any number, whatever the seed. That equal seeds give equal numbers is not modelled. */
#include <limits.h>
#include <stdlib.h>

#include "failure.h"
#include "gsmack.h"
#include "reads.h"

_Bool __model_seeded_again(void) __attribute__((weak));

static inline int any(void) {
  long long value = __gsmack_nondet_longlong(); /* also where integers are unbounded */
  __gsmack_assume(value >= 0 && value <= RAND_MAX);
  return (int)value;
}

/* A number of the sequence that all calls share. Where it was begun more than once, the program may know some of the numbers. */
static inline int following(void) {
  if (__model_seeded_again && __model_seeded_again())
    __gsmack_approximate("the numbers behind a seed that is given again", 0, 0);
  return any();
}

int rand(void) { return following(); }

int rand_r(unsigned *seed) {
  *seed = __gsmack_nondet_uint();
  return any();
}

long random(void) { return following(); }

/* A state that the caller keeps changes in a way that nobody relies on. */
static inline void next(unsigned short state[3]) {
  for (int i = 0; i < 3; i++)
    state[i] = __gsmack_nondet_ushort();
}

static inline double below_one(void) {
  double value = __gsmack_nondet_double();
  __gsmack_assume(value >= 0.0 && value < 1.0);
  return value;
}

static inline long either_sign(void) {
  long long value = __gsmack_nondet_longlong();
  __gsmack_assume(value >= INT_MIN && value <= INT_MAX);
  return (long)value;
}

long nrand48(unsigned short state[3]) {
  next(state);
  return any();
}

long jrand48(unsigned short state[3]) {
  next(state);
  return either_sign();
}

unsigned arc4random(void) { return __gsmack_nondet_uint(); }

unsigned arc4random_uniform(unsigned bound) {
  unsigned n = __gsmack_nondet_uint();
  __gsmack_assume(bound < 2 ? n == 0 : n < bound);
  return n;
}

static inline void fill(char *to, size_t size) {
  for (size_t i = 0; i < size; i++)
    to[i] = __gsmack_nondet_char();
}

void arc4random_buf(void *to, size_t size) { fill(to, size); }

ssize_t getrandom(void *to, size_t size, unsigned flags) {
  ssize_t got = some_bytes(size);
  if (got > 0)
    fill(to, (size_t)got);
  return got;
}

double erand48(unsigned short state[3]) {
  next(state);
  return below_one();
}

/* The state that all threads share, without a lock. */
static unsigned short rand48[3];

double drand48(void) { return erand48(rand48); }

long lrand48(void) { return nrand48(rand48); }

long mrand48(void) { return jrand48(rand48); }

void srand48(long seed) { next(rand48); }

/* The state before stays until the next call. */
unsigned short *seed48(unsigned short seed[3]) {
  static unsigned short before[3];
  for (int i = 0; i < 3; i++)
    before[i] = rand48[i];
  reads(seed, 3 * sizeof *seed);
  next(rand48);
  return before;
}

void lcong48(unsigned short parameters[7]) {
  reads(parameters, 7 * sizeof *parameters);
  next(rand48);
}

/* At once, or not at all. */
int getentropy(void *to, size_t size) {
  if (size > 256)
    return fails_with(EIO);
  if (done_or_not())
    return -1;
  fill(to, size);
  return 0;
}

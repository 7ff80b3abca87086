// @expect verified
// An atomic sum is a NaN whose sign is left open; a compare-and-exchange with what was read finds it.
#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>

static _Atomic double sum = INFINITY;

static void *add(void *arg) {
  sum += -INFINITY;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, add, NULL);
  add(NULL);
  pthread_join(t, NULL);
  double expected = sum;
  assert(isnan(expected));
  assert(atomic_compare_exchange_strong(&sum, &expected, 0.0));
  return 0;
}

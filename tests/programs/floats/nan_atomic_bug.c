// @expect violated
// An atomic sum is a NaN whose sign is left open, and so what a compare-and-exchange makes of it.
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
  double none = __builtin_nan("");
  assert(isnan(expected));
  assert(atomic_compare_exchange_strong(&sum, &none, 0.0)); // want "atomic_compare_exchange_strong"
  return 0;
}

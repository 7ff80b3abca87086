// @expect verified
/* However often a weak compare-and-exchange fails, nothing is added twice. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int sum;

void *add(void *arg) {
  int old = atomic_load(&sum);
  while (!atomic_compare_exchange_weak(&sum, &old, old + 1))
    continue;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, add, 0);
  add(0);
  pthread_join(t, 0);
  assert(sum == 2);
  return 0;
}

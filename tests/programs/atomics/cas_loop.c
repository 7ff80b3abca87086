// @expect bounded
// @flags --unroll=1 --rounds=2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *retry(void *arg) {
  int old = atomic_load(&x);
  while (!atomic_compare_exchange_weak(&x, &old, old + 1)) {
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, retry, 0);
  atomic_fetch_add(&x, 1);
  atomic_fetch_add(&x, 1);
  pthread_join(t, 0);
  assert(atomic_load(&x) == 3);
  return 0;
}

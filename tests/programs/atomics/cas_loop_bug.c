// @expect violated
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *retry(void *arg) {
  int old = atomic_load(&x);
  int new = old + 1; /* not computed again when the exchange fails */
  while (!atomic_compare_exchange_strong(&x, &old, new)) {
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, retry, 0);
  atomic_fetch_add(&x, 1);
  pthread_join(t, 0);
  assert(atomic_load(&x) == 2); // want "== 2"
  return 0;
}

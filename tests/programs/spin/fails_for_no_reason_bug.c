// @expect violated
// The loop ends when the exchange fails, which a weak one may do for no reason, but not always does.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int x;

static void *clear(void *arg) {
  x = 0;
  return NULL;
}

int main(void) {
  pthread_t t;
  int seen;
  pthread_create(&t, NULL, clear, NULL);
  do
    seen = 0;
  while (atomic_compare_exchange_weak(&x, &seen, 0)); // @violation
  pthread_join(t, NULL);
  return 0;
}

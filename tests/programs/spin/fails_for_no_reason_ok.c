// @expect verified
// The loop ends when the exchange fails, and the other thread has it fail.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int x;

static void *set(void *arg) {
  x = 1;
  return NULL;
}

int main(void) {
  pthread_t t;
  int seen;
  pthread_create(&t, NULL, set, NULL);
  do
    seen = 0;
  while (atomic_compare_exchange_weak(&x, &seen, 0));
  pthread_join(t, NULL);
  return 0;
}

// @expect verified
// @flags --check=race --engine=order
#include <pthread.h>
#include <stdatomic.h>
struct big { long a, b, c; };
_Atomic struct big s;
int d; // the exchange that fails, of an object that is read into memory, acquires
static void *worker(void *arg) {
  struct big one = {1, 1, 1};
  d = 1;
  atomic_store_explicit(&s, one, memory_order_release);
  return arg;
}
int main(void) {
  pthread_t t;
  struct big e = {5, 5, 5}, n = {2, 2, 2};
  pthread_create(&t, 0, worker, 0);
  if (!atomic_compare_exchange_strong_explicit(&s, &e, n, memory_order_acq_rel, memory_order_acquire) && e.a == 1)
    d = 2;
  pthread_join(t, 0);
}

// @expect violated
// @flags --check=race --engine=order
#include <pthread.h>

// A variable that is read and written plainly, too. The write of an operation that succeeds does not come after what the
// operation reads, which it does not acquire.
int c, seen;

static void *worker(void *arg) {
  seen = c;
  __atomic_store_n(&c, 1, __ATOMIC_RELEASE);
  return arg;
}

int main(void) {
  pthread_t t;
  int one = 1;
  pthread_create(&t, 0, worker, 0);
  __atomic_compare_exchange_n(&c, &one, 2, 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED); // want "one thread writes c and another reads it"
  pthread_join(t, 0);
}

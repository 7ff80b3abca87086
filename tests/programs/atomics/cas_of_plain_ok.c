// @expect verified
// @flags --check=race --engine=order
#include <pthread.h>

// A variable that is read and written plainly, too: the write of an operation that succeeds comes after what the
// operation acquires.
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
  __atomic_compare_exchange_n(&c, &one, 2, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
  pthread_join(t, 0);
}

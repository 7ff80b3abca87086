// @expect violated
// A fence for signal handlers orders nothing between threads.
#include <pthread.h>
#include <stdatomic.h>

int data, seen;
atomic_int flag;

void *first(void *arg) {
  data = 1;
  atomic_signal_fence(memory_order_release);
  atomic_store_explicit(&flag, 1, memory_order_relaxed);
  return arg;
}

void *second(void *arg) {
  if (atomic_load_explicit(&flag, memory_order_relaxed)) {
    atomic_signal_fence(memory_order_acquire);
    seen = data; // want "race"
  }
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}

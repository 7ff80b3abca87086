// @expect violated
// The store of another thread came between: the relaxed store begins anew.
#include <pthread.h>
#include <stdatomic.h>

int data, seen;
atomic_int flag;

void *writer(void *arg) {
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  if (atomic_load_explicit(&flag, memory_order_relaxed) == 3)
    atomic_store_explicit(&flag, 2, memory_order_relaxed);
  return arg;
}

void *between(void *arg) {
  atomic_store_explicit(&flag, 3, memory_order_relaxed);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, writer, 0);
  pthread_create(&b, 0, between, 0);
  if (atomic_load_explicit(&flag, memory_order_acquire) == 2)
    seen = data; // want "race"
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}

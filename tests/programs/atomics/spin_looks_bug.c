// @expect violated
// The loop looks at the data before it waits for the flag: the look must be over when the other writes.
#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int flag, go;

void *first(void *arg) {
  for (;;) {
    if (atomic_load_explicit(&flag, memory_order_acquire))
      break;
    if (data == 3)
      break;
  }
  atomic_store_explicit(&go, 1, memory_order_relaxed);
  return arg;
}

void *second(void *arg) {
  atomic_store_explicit(&flag, 1, memory_order_relaxed);
  if (atomic_load_explicit(&go, memory_order_acquire))
    data = 1; // want "race"
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

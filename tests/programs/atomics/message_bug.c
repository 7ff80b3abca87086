// @expect violated
// @flags --check=assert
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int ready;

void *producer(void *arg) {
  atomic_store_explicit(&ready, 1, memory_order_relaxed);
  atomic_thread_fence(memory_order_release);
  data = 42;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, producer, 0);
  if (atomic_load_explicit(&ready, memory_order_acquire))
    assert(data == 42); // want "data == 42"
  return 0;
}

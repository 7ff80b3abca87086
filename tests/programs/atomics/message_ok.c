// @expect verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int ready;

void *producer(void *arg) {
  data = 42;
  atomic_thread_fence(memory_order_release);
  atomic_store_explicit(&ready, 1, memory_order_relaxed);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, producer, 0);
  if (atomic_load_explicit(&ready, memory_order_acquire)) {
    atomic_signal_fence(memory_order_seq_cst);
    assert(data == 42);
  }
  pthread_join(t, 0);
  return 0;
}

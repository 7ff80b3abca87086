// @expect verified
// A relaxed store continues the release sequence that its own thread began (C11, 5.1.2.4).
#include <pthread.h>
#include <stdatomic.h>

int data, seen;
atomic_int flag;

void *writer(void *arg) {
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  atomic_store_explicit(&flag, 2, memory_order_relaxed);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  if (atomic_load_explicit(&flag, memory_order_acquire) == 2)
    seen = data;
  pthread_join(t, 0);
  return 0;
}

// @expect verified
// An atomic read of what was written plainly, behind a release that it acquired.
#include <pthread.h>
#include <stdatomic.h>

_Atomic int cell;
atomic_int flag;

void *first(void *arg) {
  *(int *)&cell = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  return arg;
}

void *second(void *arg) {
  if (atomic_load_explicit(&flag, memory_order_acquire))
    atomic_load_explicit(&cell, memory_order_relaxed);
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

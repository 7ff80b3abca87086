// @expect violated
// A cell that is written plainly while another thread may update it.
#include <pthread.h>
#include <stdatomic.h>

_Atomic int cell;

void *first(void *arg) {
  *(int *)&cell = 1;
  atomic_store_explicit(&cell, 2, memory_order_release);
  return arg;
}

void *second(void *arg) {
  atomic_fetch_add_explicit(&cell, 0, memory_order_relaxed);
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

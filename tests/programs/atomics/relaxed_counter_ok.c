// @expect verified
// A relaxed counter that is read after the threads were joined.
#include <pthread.h>
#include <stdatomic.h>

atomic_int counter;
int parts[2];

void *first(void *arg) {
  parts[0] = 1;
  atomic_fetch_add_explicit(&counter, 1, memory_order_relaxed);
  return arg;
}

void *second(void *arg) {
  parts[1] = 1;
  atomic_fetch_add_explicit(&counter, 1, memory_order_relaxed);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  if (parts[0] + parts[1] != atomic_load_explicit(&counter, memory_order_relaxed))
    return 1;
  return 0;
}

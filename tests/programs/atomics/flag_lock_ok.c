// @expect verified
// A spin lock: while another thread holds it, a test-and-set changes nothing, and need not be unrolled.
#include <pthread.h>
#include <stdatomic.h>

int counter;
atomic_flag lock = ATOMIC_FLAG_INIT;

void *first(void *arg) {
  while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire))
    ;
  counter++;
  atomic_flag_clear_explicit(&lock, memory_order_release);
  return arg;
}

void *second(void *arg) {
  while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire))
    ;
  counter++;
  atomic_flag_clear_explicit(&lock, memory_order_release);
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

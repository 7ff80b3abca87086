// @expect verified
// Compilers take consume for acquire, and so does gsmack.
#include <pthread.h>
#include <stdatomic.h>

int data, seen;
atomic_int flag;

void *first(void *arg) {
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  return arg;
}

void *second(void *arg) {
  if (atomic_load_explicit(&flag, memory_order_consume))
    seen = data;
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

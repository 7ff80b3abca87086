// @expect violated
// The flag is read with an order that says nothing of x. The same with acquire is times_then_waits_ok.c.
#include <pthread.h>
#include <stdatomic.h>

atomic_int flag;
int x;

void *setter(void *arg) {
  x = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, setter, 0);
  for (int i = 0; i < 4000; i++)
    if (atomic_load_explicit(&flag, memory_order_relaxed)) {
      x = 2; // want "race"
      break;
    }
  pthread_join(t, 0);
  return 0;
}

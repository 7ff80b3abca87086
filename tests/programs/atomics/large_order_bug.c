// @expect violated
// A large atomic object written and read by relaxed operations.
#include <pthread.h>
#include <stdatomic.h>

struct pair {
  long a, b, c;
};
_Atomic struct pair shared;
int data, seen;

void *writer(void *arg) {
  struct pair p = {1, 1, 1};
  data = 1;
  atomic_store_explicit(&shared, p, memory_order_relaxed);
  return arg;
}

int main(void) {
  pthread_t t;
  struct pair none = {0, 0, 0};
  atomic_init(&shared, none);
  pthread_create(&t, 0, writer, 0);
  struct pair p = atomic_load_explicit(&shared, memory_order_relaxed);
  if (p.b)
    seen = data; // want "race"
  pthread_join(t, 0);
  return 0;
}

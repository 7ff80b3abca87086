// @expect violated
// Whoever is last by a relaxed counter does not know what the other has done.
#include <pthread.h>
#include <stdatomic.h>

atomic_int counter;
int parts[2], sum;

void *first(void *arg) {
  parts[0] = 1;
  if (atomic_fetch_add_explicit(&counter, 1, memory_order_relaxed) == 1)
    sum = parts[0] + parts[1]; // want "race"
  return arg;
}

void *second(void *arg) {
  parts[1] = 1;
  if (atomic_fetch_add_explicit(&counter, 1, memory_order_relaxed) == 1)
    sum = parts[0] + parts[1]; // want "race"
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

// @expect violated
// A lock by compare-and-exchange that nobody gives back; that one may fail for no reason is no way out.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

atomic_bool lock;
int counter;

void *worker(void *arg) {
  bool expected = false;
  while (!atomic_compare_exchange_weak(&lock, &expected, true)) // want "goes round"
    expected = false;
  counter++;
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, worker, 0);
  pthread_create(&u, 0, worker, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}

// @expect verified
// Padding that was never written takes part in the comparison: it fails or not, and the loop tries again.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct pair {
  char first;
  int second;
};

static _Atomic struct pair x;

static void *move(void *arg) {
  struct pair old = atomic_load(&x), new;
  do {
    new.first = old.first + 1;
    new.second = old.second + 2;
  } while (!atomic_compare_exchange_strong(&x, &old, new));
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, move, NULL);
  pthread_create(&b, NULL, move, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  struct pair end = atomic_load(&x);
  assert(end.first == 2 && end.second == 4);
}

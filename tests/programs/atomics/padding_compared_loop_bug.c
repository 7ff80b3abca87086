// @expect violated
// A member that was never written is no padding.
// @optimised LLVM takes what was never written for any value
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
  } while (!atomic_compare_exchange_strong(&x, &old, new)); // want "have no value yet|compares memory that was never written"
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, move, NULL);
  pthread_create(&b, NULL, move, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
}

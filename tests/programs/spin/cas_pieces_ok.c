// @expect verified
// A structure is compared and exchanged as one word, and computed with member by member. An iteration in which the exchange fails for no
// reason leaves both as they were.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct pair {
  int first, second;
};

static _Atomic struct pair x;

static void *move(void *arg) {
  struct pair old = atomic_load(&x), new;
  do {
    new.first = old.first + 1;
    new.second = old.second - 1;
  } while (!atomic_compare_exchange_weak(&x, &old, new));
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, move, NULL);
  pthread_create(&b, NULL, move, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  struct pair end = atomic_load(&x);
  assert(end.first == 2 && end.second == -2);
}

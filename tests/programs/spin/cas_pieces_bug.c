// @expect violated
// What the exchange is to write is computed once, from what it was before.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct pair {
  int first, second;
};

static _Atomic struct pair x;

static void *move(void *arg) {
  struct pair old = atomic_load(&x), new = old;
  new.first++;
  new.second--;
  while (!atomic_compare_exchange_weak(&x, &old, new))
    ;
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, move, NULL);
  pthread_create(&b, NULL, move, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  struct pair end = atomic_load(&x);
  assert(end.first == 2 && end.second == -2); // want "end.first == 2"
}

// @expect violated
// The bit is not given back if the map is full, and the other thread waits for one.
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static _Atomic uint64_t map = ~1ull;

static int take(void) {
  for (;;) {
    uint64_t old = atomic_load(&map);
    if (~old == 0)
      continue;
    int i = __builtin_ctzll(~old);
    if (atomic_compare_exchange_weak(&map, &old, old | 1ull << i))
      return i;
  }
}

static void *f(void *arg) {
  int i = take();
  atomic_fetch_and(&map, ~(1ull << i) | (1ull << 1));
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, f, NULL);
  int i = take();
  if (i)
    map = 0;
  pthread_join(t, NULL);
}

// @expect violated
// As lowest_bit_ok, but a thread that finds the first bit taken meanwhile takes it, too.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static _Atomic uint64_t map;

static int take(void) {
  uint64_t old = atomic_load(&map);
  for (;;) {
    if (~old == 0)
      return -1;
    int i = __builtin_ctzll(~old);
    if (atomic_compare_exchange_weak(&map, &old, old | 1ull << i) || old == 1)
      return i;
  }
}

static void *f(void *arg) {
  int i = take();
  assert(atomic_fetch_and(&map, ~(1ull << i)) >> i & 1); // want "assertion"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, f, NULL);
  f(NULL);
  pthread_join(t, NULL);
  assert(map == 0);
}

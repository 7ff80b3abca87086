// @expect verified
// A map of bits from which each thread takes one: ctz of zero is any number, which decides what is written.
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
    if (atomic_compare_exchange_weak(&map, &old, old | 1ull << i))
      return i;
  }
}

static void *f(void *arg) {
  int i = take();
  assert(atomic_fetch_and(&map, ~(1ull << i)) >> i & 1);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, f, NULL);
  f(NULL);
  pthread_join(t, NULL);
  assert(map == 0);
}

// @expect violated
// As in ring_acquire_ok, but what was taken is said by a relaxed store: the place may still be read when it is written anew.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>

#define ITEMS 50
#define PLACES 4

static int ring[PLACES];
static atomic_uint head, tail;

static void *put(void *arg) {
  for (int i = 0; i < ITEMS;) {
    unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
    if (h - atomic_load_explicit(&tail, memory_order_acquire) == PLACES)
      continue;
    ring[h % PLACES] = i++;
    atomic_store_explicit(&head, h + 1, memory_order_release);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, put, 0);
  for (int i = 0; i < ITEMS;) {
    unsigned x = atomic_load_explicit(&tail, memory_order_relaxed);
    if (x == atomic_load_explicit(&head, memory_order_acquire))
      continue;
    assert(ring[x % PLACES] == i);
    i++;
    atomic_store_explicit(&tail, x + 1, memory_order_relaxed);
  }
  pthread_join(t, 0);
  return 0;
}

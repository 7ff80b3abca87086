// @expect violated
// The place is given back before it is read.
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>

#define ITEMS 50
#define PLACES 4

static int ring[PLACES];
static atomic_uint head, tail;

static void *put(void *arg) {
  for (int i = 0; i < ITEMS;) {
    unsigned h = atomic_load(&head);
    if (h - atomic_load(&tail) == PLACES)
      continue;
    ring[h % PLACES] = i++;
    atomic_store(&head, h + 1);
  }
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, put, 0);
  for (int i = 0; i < ITEMS;) {
    unsigned x = atomic_load(&tail);
    if (x == atomic_load(&head))
      continue;
    atomic_store(&tail, x + 1);
    assert(ring[x % PLACES] == i); // want "assertion"
    i++;
  }
  pthread_join(t, 0);
  return 0;
}

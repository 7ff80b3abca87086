// @expect violated
/* As moved_as_number_ok.c, but the ring is not as large as its indices say: */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define AT(base, offset, type) ((type *)((uintptr_t)(base) + (ptrdiff_t)(offset)))
#define FROM(offset, base, type) ((type *)((offset) + (uintptr_t)(base)))

#define SIZE 8
static unsigned char ring[SIZE - 1];
static atomic_uint written, taken;

static void *writer(void *unused) {
  for (unsigned i = 0; i < 3;) {
    unsigned at = atomic_load(&written), value = 7 + i;
    if (at - atomic_load(&taken) > SIZE - sizeof value)
      continue;
    memcpy(AT(ring, at % SIZE, void), &value, sizeof value); // want "writes 4 bytes at offset 4 of ring"
    atomic_store(&written, at + (unsigned)sizeof value);
    i++;
  }
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, writer, NULL);
  for (unsigned i = 0; i < 3;) {
    unsigned at = atomic_load(&taken), value;
    if (atomic_load(&written) - at < sizeof value)
      continue;
    memcpy(&value, FROM(at % SIZE, ring, void), sizeof value);
    atomic_store(&taken, at + (unsigned)sizeof value);
    assert(value == 7 + i);
    i++;
  }
  pthread_join(t, NULL);
  return 0;
}

// @expect verified
/* A ring whose places are computed with integers, as PipeWire's SPA_PTROFF does: an index moves the number of an address, which
   then is a pointer again. Where objects lie makes no difference. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define AT(base, offset, type) ((type *)((uintptr_t)(base) + (ptrdiff_t)(offset)))
#define FROM(offset, base, type) ((type *)((offset) + (uintptr_t)(base)))

static unsigned char ring[8];
static atomic_uint written, taken;

static void *writer(void *unused) {
  for (unsigned i = 0; i < 3;) {
    unsigned at = atomic_load(&written), value = 7 + i;
    if (at - atomic_load(&taken) > sizeof ring - sizeof value)
      continue;
    memcpy(AT(ring, at % sizeof ring, void), &value, sizeof value);
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
    memcpy(&value, FROM(at % sizeof ring, ring, void), sizeof value);
    atomic_store(&taken, at + (unsigned)sizeof value);
    assert(value == 7 + i);
    i++;
  }
  pthread_join(t, NULL);
  return 0;
}

// @expect unknown
// The second address is in a register that was loaded just before.
#include <assert.h>
#include <stdint.h>

typedef struct { uint64_t a, b; } __attribute__((aligned(16))) pair;
static pair p;
static uint64_t s[4] = {0, 6, 7};

static void put(pair *t, uint64_t *from) {
  uint64_t low = 0, high = 0;
  __asm__ __volatile__("mov (%1), %%rbx; mov 8(%1), %%rcx; lock cmpxchg16b %0" // want "inline assembly"
                       : "+m"(*t), "+b"(from), "+a"(low), "+d"(high) : : "rcx", "memory", "cc");
}

int main(void) {
  s[0] = (uint64_t)(s + 1);
  put(&p, s);
  assert(p.b == 6);
}
